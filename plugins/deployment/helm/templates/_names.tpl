{{- /* The release's name, with the chart's unless it has that already. Suffixes such as -metrics still fit into 63 characters. */}}
{{- define "judgment.fullname" -}}
{{- if .Values.fullnameOverride }}
{{- .Values.fullnameOverride | trunc 50 | trimSuffix "-" }}
{{- else if contains .Chart.Name .Release.Name }}
{{- .Release.Name | trunc 50 | trimSuffix "-" }}
{{- else }}
{{- printf "%s-%s" .Release.Name .Chart.Name | trunc 50 | trimSuffix "-" }}
{{- end }}
{{- end }}

{{- define "judgment.selector" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "judgment.labels" -}}
{{ include "judgment.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end }}

{{- define "judgment.serviceAccount" -}}
{{- if .Values.serviceAccount.create }}
{{- default (include "judgment.fullname" .) .Values.serviceAccount.name }}
{{- else }}
{{- default "default" .Values.serviceAccount.name }}
{{- end }}
{{- end }}

{{- /* The variables without secrets. toJson, because a large number of a YAML file would become 1e+06. */}}
{{- define "judgment.variables" -}}
NODE_ENV: production
{{- if and .Values.ingress.enabled .Values.ingress.hosts (not .Values.config.PUBLIC_URL) }}
PUBLIC_URL: {{ printf "%s/v1" (include "judgment.address" (dict "root" . "host" (first .Values.ingress.hosts))) }}
{{- end }}
{{- range $name, $value := .Values.config }}
{{- if kindIs "string" $value }}
{{ $name }}: {{ toJson $value }}
{{- else }}
{{ $name }}: {{ toJson $value | quote }}
{{- end }}
{{- end }}
{{- end }}

{{- /* Empty, or with a slash before it and none after it. */}}
{{- define "judgment.basePath" -}}
{{- default "" .Values.config.BASE_PATH | trimSuffix "/" }}
{{- end }}

{{- /* A host of the ingress and the path below it, of: root, host. */}}
{{- define "judgment.address" -}}
{{- if .root.Values.ingress.tlsSecret }}https{{ else }}http{{ end }}://{{ .host }}{{ include "judgment.basePath" .root }}
{{- end }}

{{- define "judgment.image" -}}
{{- if .Values.image.digest }}
{{- printf "%s@%s" .Values.image.repository .Values.image.digest }}
{{- else }}
{{- printf "%s:%s" .Values.image.repository (default .Chart.AppVersion .Values.image.tag) }}
{{- end }}
{{- end }}

{{- /* The kind of process that serves requests. */}}
{{- define "judgment.front" -}}
{{- if eq (include "judgment.database" .) "embedded" }}all{{ else }}api{{ end }}
{{- end }}

{{- define "judgment.scheme" -}}
{{- if .Values.tls.secret }}https{{ else }}http{{ end }}
{{- end }}
