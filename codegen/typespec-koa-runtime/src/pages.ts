/** Pages beside the operations. */
export { belowBasePath } from "./base-path.ts";
export { documentation, published, redirected } from "./docs.ts";
export { type Mount, type Page, type PageRequest, pageFrom, writePage } from "./mount.ts";
export { type PageSecurity, pageSecurity, strictPageSecurity } from "./page-security.ts";
export { type StaticFile, staticFiles } from "./static-files.ts";
