/** The two sides of usage: what a month costs, and what happened when. */
import { to } from "../router.ts";

export const usageTabs = (current: "month" | "activity") => [
  { label: "By month", href: to("usage"), current: current === "month" },
  { label: "Activity", href: to("usage", "activity"), current: current === "activity" },
];
