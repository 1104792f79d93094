import { render } from "preact";
import { Console } from "./console.tsx";
import "./console.css";

render(<Console />, document.getElementById("console")!);
