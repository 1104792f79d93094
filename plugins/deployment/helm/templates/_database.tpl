{{- /* embedded, postgres or citus. */}}
{{- define "judgment.database" -}}
{{- if .Values.database }}
{{- .Values.database }}
{{- else if .Values.existingSecret }}
{{- fail "database: the chart cannot look into existingSecret. Set database to embedded, postgres or citus." }}
{{- else if .Values.secrets.CITUS_URL }}citus
{{- else if .Values.secrets.DATABASE_URL }}postgres
{{- else }}embedded
{{- end }}
{{- end }}

{{- /* The variable that names the external database. */}}
{{- define "judgment.databaseVariable" -}}
{{- if eq (include "judgment.database" .) "citus" }}CITUS_URL{{ else }}DATABASE_URL{{ end }}
{{- end }}

{{- /* Refuses values that contradict each other. It renders nothing. */}}
{{- define "judgment.check" -}}
{{- $database := include "judgment.database" . }}
{{- $secrets := .Values.secrets }}
{{- if and .Values.existingSecret $secrets }}
{{- fail "secrets: existingSecret is set too. Put every secret variable into that Secret, or remove existingSecret." }}
{{- end }}
{{- if and $secrets.DATABASE_URL $secrets.CITUS_URL }}
{{- fail "secrets: DATABASE_URL and CITUS_URL are both set. Keep one of them." }}
{{- end }}
{{- if eq $database "embedded" }}
{{- if or $secrets.DATABASE_URL $secrets.CITUS_URL }}
{{- fail "database: it is embedded, but secrets name another database. Remove database, or DATABASE_URL and CITUS_URL." }}
{{- end }}
{{- else if not .Values.existingSecret }}
{{- $variable := include "judgment.databaseVariable" . }}
{{- if not (index $secrets $variable) }}
{{- fail (printf "secrets.%s: it is missing, and database is %s. Set it to postgres://user:password@host:5432/database." $variable $database) }}
{{- end }}
{{- if not (or $secrets.SECRETS_KEY .Values.config.SECRETS_KEY_FILE) }}
{{- fail "secrets.SECRETS_KEY: it is missing, and every process on one database must have the same. Make one with: openssl rand -hex 32" }}
{{- end }}
{{- end }}
{{- if and .Values.ingress.enabled (not .Values.ingress.hosts) }}
{{- fail "ingress.hosts: it is empty. Name the hosts of the API, such as judgment.example.com." }}
{{- end }}
{{- end }}
