/**
 * `npm run soak -- --minutes <N>`: mixed work at half of the highest rate. It stops by itself, prints the beginning beside the end, and exits
 * with 1 if something grew. `--json` prints one line.
 */
import { parseArgs } from "node:util";
import { grown, type Stretch, shown } from "./growth.ts";
import { soak } from "./soak.ts";

const MOST_MINUTES = 24 * 60;

const { values } = parseArgs({
  options: { minutes: { type: "string", default: "60" }, json: { type: "boolean", default: false } },
});
const minutes = Number(values.minutes);
if (!(minutes > 0 && minutes <= MOST_MINUTES)) {
  console.error(`--minutes is ${JSON.stringify(values.minutes)}. It must be a number above 0 and at most ${MOST_MINUTES}.`);
  process.exit(2);
}

const report = await soak({ length: { ms: minutes * 60_000 } });
const growths = grown(report.beginning, report.end);
if (report.refused > 0) growths.push(`${report.refused} requests were refused, although the rate was half of the highest.`);
if (values.json) console.log(JSON.stringify({ minutes, ...report, grown: growths }));
else {
  console.log(`${shown(report.rate)} requests a second, half of ${shown(report.highestRate)}, for ${minutes} minutes.`);
  for (const name of Object.keys(report.end) as (keyof Stretch)[])
    console.log(`${name.padEnd(10)} ${shown(report.beginning[name])} at the tenth part, ${shown(report.end[name])} at the end`);
  for (const one of growths) console.log(one);
}
process.exitCode = growths.length > 0 ? 1 : 0;
