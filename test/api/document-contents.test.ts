import { describe, expect, it } from "vitest";
import { apiOf, at, freshNamespace, invalid, refusal } from "./support/api.ts";

const api = apiOf([]);

const ids = (count: number, prefix = "d") => Array.from({ length: count }, (_, n) => ({ id: `${prefix}-${n}` }));

describe("documents_write", () => {
  describe("with if_revision", () => {
    const conflictOf = ({ status, body }: { status: number; body: { error: { code: string; details: unknown } } }) => {
      return { status, code: body.error.code, details: body.error.details };
    };

    it("holds for each kind of operation at the document's revision, whatever answers have landed since", async () => {
      const namespace = freshNamespace();
      const first = await api.post(at(namespace), { upsert: ids(4).map((one) => ({ ...one, if_revision: 0 })) });
      expect(first.body.results.map(({ revision }: { revision: number }) => revision)).toEqual([1, 1, 1, 1]);
      const second = await api.post(at(namespace), {
        upsert: [{ id: "d-0", attributes: { n: 1 }, if_revision: 1 }],
        patch: [{ id: "d-1", attributes: { n: 1 }, if_revision: 1 }],
        append: [{ id: "d-2", path: "state.l", values: [1], if_revision: 1 }],
        delete: [{ id: "d-3", if_revision: 1 }, { id: "never" }, { id: "nor-this", if_revision: 0 }],
      });
      expect(second.status).toBe(200);
      expect(second.body.results).toMatchObject([
        ...["d-0", "d-1", "d-2", "d-3"].map((id) => ({ id, revision: 2, incarnation: 1 })),
        ...["never", "nor-this"].map((id) => ({ id, incarnation: 0 })),
      ]);
      expect((await api.get(at(namespace))).body.document_count).toBe(3);
    });

    it("refuses the whole request, and names each document with its present revision", async () => {
      const namespace = freshNamespace();
      await api.post(at(namespace), { upsert: ids(3) });
      await api.post(at(namespace), { patch: [{ id: "d-1" }], delete: ["d-2"] });
      const refused = await api.post(at(namespace), {
        upsert: [{ id: "fresh" }, { id: "d-0", if_revision: 0 }],
        patch: [{ id: "d-1", if_revision: 1 }],
        append: [{ id: "d-1", path: "state.l", values: [1], if_revision: 1 }],
        delete: [
          { id: "d-2", if_revision: 1 },
          { id: "d-0", if_revision: 1 },
        ],
      });
      const documents = [
        { id: "d-0", if_revision: 0, revision: 1 },
        { id: "d-1", if_revision: 1, revision: 2 },
        { id: "d-2", if_revision: 1, revision: 0 },
      ];
      expect(conflictOf(refused)).toEqual({ status: 409, code: "conflict", details: { documents } });
      expect(refused.body.error.message).toContain('Document "d-0" must not exist, but it is at revision 1.');
      expect((await api.get(at(namespace))).body).toMatchObject({ sequence: 2, document_count: 2 });
    });

    it("is compared with the revision before the request, for every operation on the document", async () => {
      const namespace = freshNamespace();
      const [patch, append] = [[{ id: "a", if_revision: 0 }], [{ id: "a", path: "state.l", values: [1], if_revision: 0 }]];
      expect((await api.post(at(namespace), { patch, append })).status).toBe(200);
      expect((await api.get(at(namespace, "documents", "a"))).body).toMatchObject({ revision: 1, state: { l: [1] } });
    });

    it("creates no namespace where it is refused, and is refused for what is no revision", async () => {
      const namespace = freshNamespace();
      const refused = await api.post(at(namespace), { upsert: [{ id: "a", if_revision: 3 }] });
      expect(conflictOf(refused)).toMatchObject({ details: { documents: [{ id: "a", if_revision: 3, revision: 0 }] } });
      expect((await api.get(at(namespace))).status).toBe(404);
      for (const if_revision of [-1, 1.5, "1", null]) {
        const answer = await api.post(at(namespace), { upsert: [{ id: "a", if_revision }], delete: [{ id: "b", if_revision }] });
        expect(refusal(answer)).toEqual(invalid("/upsert/0/if_revision", "/delete/0/if_revision"));
      }
      const unknown = await api.post(at(namespace), { delete: [{ id: "b", if_version: 1 }] });
      expect(refusal(unknown)).toMatchObject({ status: 400, code: "invalid_request" });
    });

    it("is said as well by If-Match, for a write of one document", async () => {
      const namespace = freshNamespace();
      const write = (body: unknown, ifMatch: string) => api.post(at(namespace), body, { headers: { "If-Match": ifMatch } });
      expect((await write({ upsert: [{ id: "a" }] }, '"0"')).status).toBe(200);
      const { headers } = await api.get(at(namespace, "documents", "a"));
      expect(headers.get("etag")).toBe('"1"');
      expect((await write({ patch: [{ id: "a" }] }, headers.get("etag")!)).body.results).toMatchObject([
        { id: "a", revision: 2 },
      ]);
      const refused = await write({ patch: [{ id: "a" }] }, 'W/"1-x_Y-1"');
      expect(conflictOf(refused)).toMatchObject({
        status: 409,
        details: { documents: [{ id: "a", if_revision: 1, revision: 2 }] },
      });
      expect(refusal(await write({ upsert: ids(2) }, '"2"'))).toEqual(invalid("header/If-Match"));
      for (const malformed of ["2", "*", '"two"', '"1", "2"']) {
        expect(refusal(await write({ patch: [{ id: "a" }] }, malformed))).toEqual(invalid("header/If-Match"));
      }
      expect((await write({ delete: ["a"] }, '"2"')).status).toBe(200);
    });

    it("is never ignored: other conditions, and conditions of other operations, are refused", async () => {
      const namespace = freshNamespace();
      await api.post(at(namespace), { upsert: [{ id: "a" }] });
      for (const name of ["If-None-Match", "If-Unmodified-Since", "If-Modified-Since"]) {
        const headers = { [name]: name === "If-None-Match" ? "*" : "Fri, 30 Jan 2026 09:00:00 GMT" };
        expect(refusal(await api.post(at(namespace), { upsert: [{ id: "a" }] }, { headers }))).toEqual(invalid(`header/${name}`));
      }
      const headers = { "If-Match": '"1"' };
      const deleted = await api.service.request("DELETE", at(namespace), { headers });
      expect(refusal(deleted)).toEqual(invalid("header/If-Match"));
      expect((await api.get(at(namespace))).body).toMatchObject({ sequence: 1 });
    });

    it("loses no step of clients that count by what they have read", async () => {
      const namespace = freshNamespace();
      const path = at(namespace, "documents", "counter");
      const [clients, steps] = [6, 5];
      const count = async () => {
        let done = 0;
        while (done < steps) {
          const { status, body } = await api.get(path);
          const [revision, n] = status === 404 ? [0, 0] : [body.revision, body.state.n];
          const written = await api.post(at(namespace), {
            patch: [{ id: "counter", state: { n: n + 1 }, if_revision: revision }],
          });
          expect([200, 409]).toContain(written.status);
          if (written.status === 200) done += 1;
        }
      };
      await Promise.all(Array.from({ length: clients }, count));
      expect((await api.get(path)).body.state).toEqual({ n: clients * steps });
    });
  });

  it("takes ids and namespaces with / percent-encoded, and tells them apart from levels of the path", async () => {
    const namespace = `${freshNamespace()}/a.b:c-d_e`;
    const id = "2026/t-1:x.y_z";
    await api.post(at(namespace), { upsert: [{ id, attributes: { n: 1 } }] });
    expect((await api.get(at(namespace, "documents", id))).body).toMatchObject({ id, attributes: { n: 1 } });
    expect((await api.get(`${at(namespace)}/documents/2026%2ft-1%3Ax.y_z`)).body.id).toBe(id);
    expect(refusal(await api.get(`${at(namespace)}/documents/${id}`))).toEqual({ status: 404, code: "not_found" });
  });

  it.each([
    ["an unknown operation", { upsrt: [] }, ["/upsrt"]],
    ["an operation that is no array", { upsert: {} }, ["/upsert"]],
    ["a document without id", { upsert: [{ attributes: {} }] }, ["/upsert/0/id"]],
    ["an unknown member", { upsert: [{ id: "a", extra: 1 }] }, ["/upsert/0/extra"]],
    ["a member that only the server sets", { upsert: [{ id: "a", revision: 1 }] }, ["/upsert/0/revision"]],
    ["an empty id", { upsert: [{ id: "" }] }, ["/upsert/0/id"]],
    ["an id of 129 bytes", { patch: [{ id: "x".repeat(129) }] }, ["/patch/0/id"]],
    ["an id with an empty segment", { delete: ["a//b"] }, ["/delete/0"]],
    ["an id with a segment ..", { upsert: [{ id: "a/../b" }] }, ["/upsert/0/id"]],
    ["an id with a space", { upsert: [{ id: "a b" }] }, ["/upsert/0/id"]],
    ["an id that is a number", { upsert: [{ id: 7 }] }, ["/upsert/0/id"]],
    ["an attribute that is an object", { upsert: [{ id: "a", attributes: { x: {} } }] }, ["/upsert/0/attributes/x"]],
    [
      "an attribute that is an array of arrays",
      { upsert: [{ id: "a", attributes: { x: [1, []] } }] },
      ["/upsert/0/attributes/x/1"],
    ],
    ["an attribute's name with a dot", { upsert: [{ id: "a", attributes: { "x.y": 1 } }] }, ["/upsert/0/attributes/x.y"]],
    ["a state that is an array", { upsert: [{ id: "a", state: [] }] }, ["/upsert/0/state"]],
    ["a time without a zone", { upsert: [{ id: "a", created_at: "2026-01-01T00:00:00" }] }, ["/upsert/0/created_at"]],
    ["a time of another zone", { upsert: [{ id: "a", created_at: "2026-01-01T00:00:00+01:00" }] }, ["/upsert/0/created_at"]],
    ["a time of the year 0", { upsert: [{ id: "a", created_at: "0000-06-01T00:00:00Z" }] }, ["/upsert/0/created_at"]],
    ["a time of the year 0", { patch: [{ id: "a", created_at: "0000-02-29T00:00:00Z" }] }, ["/patch/0/created_at"]],
    ["a day that its month has not", { upsert: [{ id: "a", created_at: "2026-02-30T00:00:00Z" }] }, ["/upsert/0/created_at"]],
    ["an append without values", { append: [{ id: "a", path: "state.x" }] }, ["/append/0/values"]],
    ["a wait_for that is no list of names", { wait_for: ["a.b"] }, ["/wait_for/0"]],
    ["a negative wait", { wait_timeout_ms: -1 }, ["/wait_timeout_ms"]],
    ["an array for a body", [], [""]],
  ])("refuses %s and says where", async (_, body, paths) => {
    const namespace = freshNamespace();
    expect(refusal(await api.post(at(namespace), body))).toEqual(invalid(...paths));
    expect((await api.get(at(namespace))).status).toBe(404);
  });

  it.each([
    ["no body", undefined],
    ["what is no JSON", '{"upsert": [}'],
    ["a NUL character", '{"upsert":[{"id":"a","state":{"x":"\\u0000"}}]}'],
    ["half of a surrogate pair", '{"upsert":[{"id":"a","state":{"x":"\\ud800"}}]}'],
    ["a number beyond the range of a double", '{"upsert":[{"id":"a","attributes":{"x":1e400}}]}'],
    ["operations named twice", '{"upsert":[{"id":"a"}],"upsert":[]}'],
    ["a member of state named twice", '{"upsert":[{"id":"a","state":{"x":1,"y":{"x":2},"x":1}}]}'],
    ["an attribute that a double would change", '{"upsert":[{"id":"a","attributes":{"x":12345678901234567890}}]}'],
    [
      "an attribute's element that a double would change",
      '{"append":[{"id":"a","path":"attributes.x","values":[9007199254740993]}]}',
    ],
    ["a number of more than 1,000 digits", `{"upsert":[{"id":"a","state":{"x":0.${"1".repeat(1001)}}}]}`],
    ["101 levels of state", `{"upsert":[{"id":"a","state":${'{"x":'.repeat(101)}1${"}".repeat(101)}}]}`],
  ])("refuses %s", async (_, body) => {
    const namespace = freshNamespace();
    expect((await api.post(at(namespace), body)).body.error.code).toBe("invalid_request");
    expect((await api.get(at(namespace))).status).toBe(404);
  });

  it("keeps every number of a state digit by digit, whatever is done to the document", async () => {
    const namespace = freshNamespace();
    const write = (body: string) => api.post(at(namespace), body);
    const numbers = '"big":12345678901234567890,"pi":3.141592653589793238462643383279,"odd":-9007199254740993';
    expect((await write(`{"upsert":[{"id":"a","state":{${numbers},"tiny":1e-300,"log":[12345678901234567890]}}]}`)).status).toBe(
      200,
    );
    await write('{"patch":[{"id":"a","state":{"more":{"n":98765432109876543210}}}]}');
    await write('{"append":[{"id":"a","path":"state.log","values":[12345678901234567890]}]}');
    await write('{"append":[{"id":"a","path":"state.log","values":[12345678901234567890,12345678901234567891.0]}]}');
    const expected = [
      '"big":12345678901234567890',
      '"pi":3.141592653589793238462643383279',
      '"odd":-9007199254740993',
      '"more":{"n":98765432109876543210}',
      '"log":[12345678901234567890,12345678901234567891]',
    ];
    const read = await api.get(at(namespace, "documents", "a"));
    const found = await api.service.request("POST", at(namespace, "query"), { body: { include: { state: true } } });
    for (const { text } of [read, found]) {
      for (const one of expected) expect(text.replaceAll(": ", ":").replaceAll(", ", ",")).toContain(one);
    }
  });

  it("takes __proto__ and constructor as names like any others", async () => {
    const namespace = freshNamespace();
    const named = '{"__proto__":{"constructor":{"__proto__":1}},"toString":[]}';
    const attributes = '{"__proto__":"p","constructor":["c"]}';
    expect((await api.post(at(namespace), `{"upsert":[{"id":"a","attributes":${attributes},"state":${named}}]}`)).status).toBe(
      200,
    );
    expect(
      (await api.post(at(namespace), '{"patch":[{"id":"a","attributes":{"toString":1},"state":{"constructor":2}}]}')).status,
    ).toBe(200);
    const appends = ["state.toString", "state.__proto__.more.__proto__", "attributes.constructor", "attributes.valueOf"];
    expect((await api.post(at(namespace), { append: appends.map((path) => ({ id: "a", path, values: ["v"] })) })).status).toBe(
      200,
    );
    const { body } = await api.get(at(namespace, "documents", "a"));
    expect(body.attributes).toEqual(JSON.parse('{"__proto__":"p","constructor":["c","v"],"toString":1,"valueOf":["v"]}'));
    expect(body.state).toEqual(
      JSON.parse('{"__proto__":{"constructor":{"__proto__":1},"more":{"__proto__":["v"]}},"toString":["v"],"constructor":2}'),
    );
    for (const name of ["__proto__", "constructor"]) {
      const query = {
        filters: [`attributes.${name}`, "NotEq", null],
        rank_by: [`attributes.${name}`, "desc"],
        include: { attributes: [name] },
      };
      const { rows } = (await api.service.request("POST", at(namespace, "query"), { body: query })).body;
      expect(rows.map((row: { attributes: object }) => Object.keys(row.attributes))).toEqual([[name]]);
    }
  });

  it("composes large documents in a thread, with what small ones get", async () => {
    const namespace = freshNamespace();
    const large = Object.fromEntries(Array.from({ length: 30_000 }, (_, at) => [`member-${at}`, { at }]));
    await api.post(at(namespace), { upsert: [{ id: "a", attributes: { n: 1 }, state: { ...large, log: [] } }, { id: "b" }] });
    const { body: before } = await api.get(at(namespace));
    const patch = [
      { id: "a", state: { "member-0": null, added: 1 } },
      { id: "b", attributes: { x: 1 } },
    ];
    const append = [{ id: "a", path: "state.log", values: ["x", "x", "y"] }];
    const written = await api.post(at(namespace), { patch, append, delete: ["c"] });
    expect(written.status).toBe(200);
    expect(written.body.results.map(({ id }: { id: string }) => id)).toEqual(["a", "b", "c"]);
    const { "member-0": _, ...kept } = large;
    const { body } = await api.get(at(namespace, "documents", "a"));
    expect(body.state).toEqual({ ...kept, added: 1, log: ["x", "y"] });
    expect(body.revision).toBe(before.sequence + 1);
    const bytes = JSON.stringify(body.state).length + JSON.stringify(body.attributes).length;
    expect((await api.get(at(namespace))).body.bytes).toBe(bytes + '{"x":1}{}'.length);
    expect(written.body.usage.bytes_written).toBe(bytes + '{"x":1}{}'.length);
    // Only its attributes: the state stays the same text, and the size does not change.
    await api.post(at(namespace), { patch: [{ id: "a", attributes: { n: null } }] });
    expect((await api.get(at(namespace))).body.bytes).toBe(bytes - '"n":1'.length + '{"x":1}{}'.length);
    expect(refusal(await api.post(at(namespace), { append: [{ id: "a", path: "state.added.z", values: [] }] }))).toEqual(
      invalid("/append/0/path"),
    );
  });

  it("takes 100 levels of state and 256 attributes, and refuses the 257th however it comes", async () => {
    const namespace = freshNamespace();
    const attributes = (count: number, prefix = "a") => Object.fromEntries(ids(count, prefix).map(({ id }) => [id, 1]));
    const state = JSON.parse(`${'{"x":'.repeat(100)}1${"}".repeat(100)}`);
    expect((await api.post(at(namespace), { upsert: [{ id: "a", attributes: attributes(256), state }] })).status).toBe(200);
    const refused = async (body: unknown) => refusal(await api.post(at(namespace), body));
    expect(await refused({ upsert: [{ id: "a", attributes: attributes(257) }] })).toEqual(invalid("/upsert/0/attributes"));
    expect(await refused({ patch: [{ id: "a", attributes: attributes(1, "b") }] })).toEqual(invalid("/patch/0/attributes"));
    expect(await refused({ append: [{ id: "a", path: "attributes.c", values: [1] }] })).toEqual(invalid("/append/0/path"));
    expect((await api.post(at(namespace), { patch: [{ id: "a", attributes: { "a-0": null, b: 1 } }] })).status).toBe(200);
  });

  it.each(["a//b", "/a", "a/", "a/..", "./a", "a b", "é", "x".repeat(257), "shop/*"])(
    "refuses the namespace %s",
    async (namespace) => {
      expect(refusal(await api.post(at(namespace), { upsert: [{ id: "a" }] }))).toEqual(invalid("path/ns"));
    },
  );

  it("takes a namespace's name of 256 bytes and a document's id of 128", async () => {
    const [namespace, id] = [`${freshNamespace()}/`.padEnd(256, "n"), "i".repeat(128)];
    expect((await api.post(at(namespace), { upsert: [{ id }] })).status).toBe(200);
    expect((await api.get(at(namespace, "documents", id))).body.id).toBe(id);
  });
});
