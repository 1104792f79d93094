"""What a program does with the service: it defines, writes and waits, reads, queries, and understands errors. `mypy --strict` reads it too."""

from __future__ import annotations

import asyncio
import json
import sys
from typing import Any, Dict, List

from judgment_client import AsyncClient, Client, ConflictError, JudgmentServiceError, NotFoundError, types

BASE_URL, API_KEY, NAMESPACE = sys.argv[1:4]

JUDGMENT: types.JudgmentCreate = {"name": "urgent", "type": "bool", "question": "Does it need a reply today?"}


def created(client: Client) -> Dict[str, Any]:
    judgment = client.judgments.create(NAMESPACE, body=JUDGMENT)
    written = client.documents.write(
        NAMESPACE,
        body={
            "upsert": [
                {"id": "t/1:a", "attributes": {"status": "open", "count": 9007199254740991}, "state": {"text": "My parcel never came."}},
                {"id": "t/2", "attributes": {"status": "open"}, "state": {"text": "Thanks.", "exact": 9007199254740991}},
                {"id": "t/3", "attributes": {"status": "closed"}},
            ],
            "wait_for": ["urgent"],
        },
    )
    first = written["results"][0]
    answer = first["answers"]["urgent"]
    return {
        "version": judgment["active_version"],
        "ids": [result["id"] for result in written["results"]],
        "freshness": answer["freshness"],
        "answer": answer,
    }


def read(client: Client) -> Dict[str, Any]:
    document = client.documents.get(NAMESPACE, "t/1:a", judgments=["urgent"])
    missing: List[str] = []
    try:
        client.documents.get(NAMESPACE, "not/there")
    except NotFoundError as error:
        missing = [error.code, type(error).__name__, str(error.status), str(error.request_id is not None)]
    return {"id": document["id"], "attributes": document.get("attributes"), "missing": missing}


def queried(client: Client) -> Dict[str, Any]:
    rows = client.queries.query_all(NAMESPACE, body={"filters": ("attributes.status", "Eq", "open"), "top_k": 1})
    pages = [[row["id"] for row in page["rows"]] for page in rows.pages()]
    names = [namespace["name"] for namespace in client.namespaces.list_all(prefix=NAMESPACE, limit=1)]
    return {"ids": [row["id"] for row in rows], "pages": pages, "names": names}


def refused(client: Client) -> Dict[str, Any]:
    """A name that is taken, and a body that is wrong."""
    found: Dict[str, Any] = {}
    try:
        client.judgments.create(NAMESPACE, body=JUDGMENT)
    except ConflictError as error:
        readers = error.details.get("readers")
        found["conflict"] = [error.code, error.status, readers]
    wrong: Any = {"upsert": "nothing"}
    try:
        client.documents.write(NAMESPACE, body=wrong)
    except JudgmentServiceError as error:
        found["wrong"] = [type(error).__name__, [issue["path"] for issue in error.details["issues"]]]
    return found


def repeated(client: Client) -> Dict[str, Any]:
    """Under one key, the second request is the first one's repetition, and the same key with another request is a conflict."""
    body: types.WriteRequest = {"upsert": [{"id": "once"}]}
    revisions = [client.documents.write(NAMESPACE, body=body, idempotency_key="k-1")["results"][0]["revision"] for _ in range(2)]
    try:
        client.documents.write(NAMESPACE, body={"upsert": [{"id": "twice"}]}, idempotency_key="k-1")
    except ConflictError as error:
        return {"same": revisions[0] == revisions[1], "key": error.details.get("idempotency_key")}
    return {}


def activated(client: Client) -> Dict[str, Any]:
    client.judgments.create_version(NAMESPACE, "urgent", body={"type": "bool", "question": "Is it urgent?"})
    reply = client.judgments.activate(NAMESPACE, "urgent", body={"version": 2, "force": True})
    if reply.status == 200:
        return {"status": 200, "active": reply.body["active_version"]}
    return {"status": 202, "job": reply.body["id"]}


async def together() -> Dict[str, Any]:
    async with AsyncClient(BASE_URL, API_KEY) as client:
        documents = await asyncio.gather(*(client.documents.get(NAMESPACE, id) for id in ("t/1:a", "t/2", "t/3")))
        rows = [row["id"] async for row in client.queries.query_all(NAMESPACE, body={"top_k": 2})]
        return {"read": [document["id"] for document in documents], "rows": rows}


def main() -> None:
    with Client(BASE_URL, API_KEY) as client:
        steps = (created, read, queried, refused, repeated, activated)
        report: Dict[str, Any] = {step.__name__: step(client) for step in steps}
        report["limited"] = client.rate_limit is not None
    report["together"] = asyncio.run(together())
    print(json.dumps(report))


if __name__ == "__main__":
    main()
