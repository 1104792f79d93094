/**
 * Limits the errors that a generated validator collects. Ajv's `allErrors` reports each of 30 million wrong array elements, so a
 * body of 64 MB would cost gigabytes. Each loop over elements or members stops after it has found this many errors itself,
 * because the value is wrong anyway. (The count starts at the loop's start. A branch that failed earlier leaves its errors until
 * its union is decided. A loop that did not run at all would then pass as a valid branch.)
 */
const MOST = 20;

const ARRAY_LOOP = /for\(let (i\d+)=(\d+); \1<(len\d+); \1\+\+\)\{/g;
const OBJECT_LOOP = /for\(const (key\d+) in (data\d*)\)\{/g;

/** @param code the text of a standalone validator made with `allErrors` */
export function limitErrors(code: string): string {
  let count = 0;
  return code
    .replaceAll(ARRAY_LOOP, (_, index, start, length) => {
      const before = `before${count++}`;
      return `for(let ${index}=${start}, ${before}=errors; ${index}<${length} && errors-${before}<${MOST}; ${index}++){`;
    })
    .replaceAll(OBJECT_LOOP, (_, member, data) => {
      const before = `before${count++}`;
      return `const ${before}=errors;\nfor(const ${member} in ${data}){\nif(errors-${before}>=${MOST}) break;`;
    });
}
