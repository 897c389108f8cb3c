// Where every page starts.

import { analysis, dress } from "./analysis";
import { first, mine } from "./first";
import { menus, themes } from "./settings";
import { setup } from "./setup";
import { keepShape } from "./shape";
import { puzzles } from "./solved";
import { Table } from "./table";
import { learn } from "./words";

async function start(): Promise<void> {
  menus();
  // Only a page that came safely may keep anything: without https there is no worker, and no harm.
  void navigator.serviceWorker?.register("/sw.js").catch(() => {});
  keepShape();
  let table: Table | null = null;
  themes(() => (table ? table.theme() : dress()));
  await learn();
  const page = document.body.dataset.page;
  if (page === "first") first();
  else if (page === "me") mine();
  else if (page === "setup") setup();
  else if (page === "analysis") analysis();
  else if (page === "puzzles") puzzles();
  else if (page === "table") table = new Table();
}

void start();
