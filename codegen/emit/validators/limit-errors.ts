/**
 * Bounds the errors that a generated validator collects. Ajv's `allErrors` reports each of 30 million wrong array elements; a body of
 * 64 MB would then cost gigabytes. Each loop over elements or members stops after it has found this many errors itself: the value is
 * wrong by then, whatever follows. (Counting from the loop's start, not in all: a branch that failed earlier leaves its errors behind
 * until its union is decided, and a loop that did not run at all would pass as a branch that holds.)
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
