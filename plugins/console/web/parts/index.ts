export { Day, startOf } from "./day.tsx";
export { Json, Verbatim } from "./json.tsx";
export { When } from "./moment.tsx";
export { Empty, ErrorNote, Outcome, Show } from "./notes.tsx";
export { Page, type Place } from "./page.tsx";
export { Pages } from "./pages.tsx";
export { Choice, Search, useSettled } from "./settled.tsx";
export { Ask, Badge, Fact, Meter } from "./small.tsx";
export { type Column, Table } from "./table.tsx";
