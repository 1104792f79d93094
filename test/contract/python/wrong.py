"""Programs that a type checker must refuse: each numbered line in `package.test.ts` is one mistake."""

from judgment_client import Client

client = Client("http://127.0.0.1:1", "key")
client.judgments.create("a", body={"name": "n", "type": "boolean", "question": "?"})
client.documents.write("a", body={"upsert": [{"id": 1}]})
client.documents.get("a", "b", revision=1)
client.documents.get("a", "b")["colour"]
job = client.jobs.get("j")
if job["status"] == "finished":
    print(job)
