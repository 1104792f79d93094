/** Real texts with labels that nobody here chose: what packages say of themselves, and the subject that their authors put them under. */
import { execFileSync } from "node:child_process";
import path from "node:path";
import type { EngineQuestion, Json } from "#src/judging/engines/engine.ts";
import { contextOf, installedPackages, isDevelopment } from "../local/packages.ts";
import { distinct, tasks } from "../local/tasks.ts";

export interface Text {
  context: Json;
  /** The right option. */
  label: string;
  /** Half of the texts, by a hash of the name: parameters were chosen on these, and figures are of the others. */
  development: boolean;
}

export interface Texts {
  name: string;
  question: Extract<EngineQuestion, { type: "choice" }>;
  texts: Text[];
}

const NODE_MODULES = path.join(import.meta.dirname, "../../../node_modules");

/** Debian's sections, and what a person who asks about them would write. */
const sections: Record<string, string> = {
  database: "Databases and SQL servers",
  editors: "Text editors and word processors",
  electronics: "Electronics: circuits, chip design, microcontrollers",
  fonts: "Fonts and typefaces",
  games: "Games: arcade, puzzles, strategy, board games",
  graphics: "Graphics: images, pictures, drawing, photographs, 3D rendering",
  mail: "E-mail: mail servers, mail clients, spam filters",
  science: "Science: biology, chemistry, physics, astronomy",
  sound: "Sound and music: players, synthesizers, audio editing",
  web: "The web: browsers, web servers, web applications",
};
const MOST_OF_A_SECTION = 150;

/** Readmes of the packages that are installed here, by their keywords. One of ten subjects, or none of them. */
function readmes(): Texts {
  const task = tasks.find(({ name }) => name.startsWith("subject, with descriptions"))!;
  const texts = distinct(installedPackages(NODE_MODULES)).flatMap((one): Text[] => {
    const label = task.label(one);
    if (label === undefined) return [];
    return [{ context: contextOf(one, task.withheld), label: String(label), development: one.development }];
  });
  return { name: "readmes by keyword, or none", question: task.question as Texts["question"], texts };
}

/** The same without those that have none of the ten subjects, which are what options do not say. */
function readmesOfSubjects(): Texts {
  const all = readmes();
  return { ...all, name: "readmes by keyword", texts: all.texts.filter(({ label }) => label !== "none_of_the_above") };
}

/** One line of each package of Debian, by its section. Null where there is no `apt-cache` with a list of packages. */
function debian(): Texts | null {
  let available: string;
  try {
    available = execFileSync("apt-cache", ["dumpavail"], {
      encoding: "utf8",
      maxBuffer: 1 << 30,
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch {
    return null;
  }
  const texts = new Map<string, Text & { section: string; package: string }>();
  for (const paragraph of available.split("\n\n")) {
    const [name, section, description] = ["Package", "Section", "Description(?:-en)?"].map(
      (field) => new RegExp(`^${field}: (.*)$`, "m").exec(paragraph)?.[1],
    );
    if (!name || !section || !description || !(section in sections)) continue;
    // Parts of one program say the same.
    const line = description.replace(/\s+[-—(].*$/, "");
    const development = isDevelopment(name);
    texts.set(line, {
      package: name,
      section,
      label: section,
      context: { document: { "state.description": description } },
      development,
    });
  }
  const chosen = Object.keys(sections).flatMap((section) => {
    const all = [...texts.values()]
      .filter((one) => one.section === section)
      .sort((one, other) => (one.package < other.package ? -1 : 1));
    const step = Math.max(1, all.length / MOST_OF_A_SECTION);
    return Array.from({ length: Math.min(all.length, MOST_OF_A_SECTION) }, (_, at) => all[Math.floor(at * step)]!);
  });
  if (chosen.length < 100) return null;
  const options = [
    ...Object.entries(sections).map(([value, description]) => ({ value, description })),
    { value: "none_of_the_above" },
  ];
  return {
    name: "lines of Debian by section",
    question: { id: "q", type: "choice", question: "What is this package about?", options },
    texts: chosen,
  };
}

export function allTexts(): Texts[] {
  return [readmesOfSubjects(), readmes(), debian()].filter((one) => one !== null);
}
