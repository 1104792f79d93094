// Nothing leaves this origin: no validator badge, no fonts, no remote configuration. A key that is typed in lives as long as the page.
window.SwaggerUIBundle({
  url: new URL("openapi.json", document.baseURI).href,
  dom_id: "#documentation",
  deepLinking: true,
  displayRequestDuration: true,
  docExpansion: "list",
  filter: true,
  operationsSorter: "alpha",
  persistAuthorization: false,
  queryConfigEnabled: false,
  tagsSorter: "alpha",
  tryItOutEnabled: true,
  validatorUrl: null,
});
