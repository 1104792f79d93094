/** The three spellings of a name. */

export function camelCase(pascal: string): string {
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
}

export function pascalCase(camel: string): string {
  return camel.charAt(0).toUpperCase() + camel.slice(1);
}

export function snakeCase(name: string): string {
  return words(name).join("_");
}

export function kebabCase(name: string): string {
  return words(name).join("-");
}

function words(name: string): string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(" ");
}
