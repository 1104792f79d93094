{{- /* The template of pods, of: root (the chart's values), component (api, worker or all), resources. */}}
{{- define "judgment.pod" -}}
{{- $values := .root.Values }}
{{- $embedded := eq .component "all" }}
{{- $fullname := include "judgment.fullname" .root -}}
metadata:
  labels:
    {{- include "judgment.labels" .root | nindent 4 }}
    app.kubernetes.io/component: {{ .component }}
    {{- with $values.pod.labels }}
    {{- toYaml . | nindent 4 }}
    {{- end }}
  annotations:
    # A changed variable starts new pods.
    checksum/config: {{ printf "%s%s" (include "judgment.variables" .root) (toJson $values.prices) | sha256sum }}
    checksum/secrets: {{ toJson $values.secrets | sha256sum }}
    {{- if not $values.serviceMonitor.enabled }}
    prometheus.io/scrape: "true"
    prometheus.io/port: "9464"
    {{- end }}
    {{- with $values.pod.annotations }}
    {{- toYaml . | nindent 4 }}
    {{- end }}
spec:
  serviceAccountName: {{ include "judgment.serviceAccount" .root }}
  automountServiceAccountToken: false
  enableServiceLinks: false
  # After preStop, the service waits DRAIN_SECONDS for work in progress, and 5 seconds more for itself. The rest is reserve.
  terminationGracePeriodSeconds: {{ add (int $values.pod.preStopSeconds) (int (default 25 $values.config.DRAIN_SECONDS)) 15 }}
  securityContext:
    runAsNonRoot: true
    runAsUser: 10001
    runAsGroup: 10001
    fsGroup: 10001
    # PostgreSQL refuses a directory that a group may write, which is what a change of all files would make of it.
    fsGroupChangePolicy: OnRootMismatch
    seccompProfile: { type: RuntimeDefault }
  {{- with $values.image.pullSecrets }}
  imagePullSecrets:
    {{- range . }}
    - name: {{ . }}
    {{- end }}
  {{- end }}
  containers:
    - name: service
      image: {{ include "judgment.image" .root | quote }}
      imagePullPolicy: {{ $values.image.pullPolicy }}
      args: [--role, {{ .component }}]
      env:
        - { name: HOST, value: {{ $values.listen | quote }} }
        - { name: PORT, value: "8080" }
        - { name: METRICS_HOST, value: {{ $values.listen | quote }} }
        - { name: METRICS_PORT, value: "9464" }
        - { name: DATA_DIR, value: /data }
        {{- if $values.tls.secret }}
        - { name: TLS_CERT_FILE, value: /etc/judgment/tls/tls.crt }
        - { name: TLS_KEY_FILE, value: /etc/judgment/tls/tls.key }
        {{- end }}
        {{- if $values.prices }}
        - { name: PRICES_FILE, value: /etc/judgment/prices/prices.json }
        {{- end }}
        {{- if and $values.existingSecret (not $embedded) }}
        # Named one by one, so that a pod does not start without them.
        - name: {{ include "judgment.databaseVariable" .root }}
          valueFrom: { secretKeyRef: { name: {{ $values.existingSecret }}, key: {{ include "judgment.databaseVariable" .root }} } }
        {{- if not $values.config.SECRETS_KEY_FILE }}
        - name: SECRETS_KEY
          valueFrom: { secretKeyRef: { name: {{ $values.existingSecret }}, key: SECRETS_KEY } }
        {{- end }}
        {{- end }}
        {{- with $values.extraEnv }}
        {{- toYaml . | nindent 8 }}
        {{- end }}
      envFrom:
        - configMapRef: { name: {{ $fullname }} }
        {{- if $values.existingSecret }}
        - secretRef: { name: {{ $values.existingSecret }} }
        {{- else if $values.secrets }}
        - secretRef: { name: {{ $fullname }} }
        {{- end }}
      ports:
        {{- if ne .component "worker" }}
        - { name: http, containerPort: 8080 }
        {{- end }}
        - { name: metrics, containerPort: 9464 }
      # The second port answers without TLS, and in workers too.
      startupProbe:
        httpGet: { path: /readyz, port: metrics }
        periodSeconds: 2
        timeoutSeconds: 3
        failureThreshold: {{ div (int $values.pod.startSeconds) 2 }}
      readinessProbe:
        httpGet: { path: /readyz, port: metrics }
        periodSeconds: 5
        timeoutSeconds: 3
      livenessProbe:
        httpGet: { path: /healthz, port: metrics }
        periodSeconds: 10
        timeoutSeconds: 5
        failureThreshold: 6
      {{- if $values.pod.preStopSeconds }}
      lifecycle:
        preStop: { exec: { command: [sleep, {{ int $values.pod.preStopSeconds | quote }}] } }
      {{- end }}
      resources:
        {{- toYaml .resources | nindent 8 }}
      securityContext:
        allowPrivilegeEscalation: false
        readOnlyRootFilesystem: true
        capabilities: { drop: [ALL] }
      volumeMounts:
        - { name: data, mountPath: /data }
        - { name: tmp, mountPath: /tmp }
        {{- if $embedded }}
        - { name: shared-memory, mountPath: /dev/shm }
        {{- else if $values.exports.claim }}
        - { name: exports, mountPath: /data/exports }
        {{- end }}
        {{- if $values.tls.secret }}
        - { name: tls, mountPath: /etc/judgment/tls, readOnly: true }
        {{- end }}
        {{- if $values.prices }}
        - { name: prices, mountPath: /etc/judgment/prices, readOnly: true }
        {{- end }}
        {{- with $values.pod.extraVolumeMounts }}
        {{- toYaml . | nindent 8 }}
        {{- end }}
  volumes:
    - { name: tmp, emptyDir: {} }
    {{- if not $embedded }}
    - { name: data, emptyDir: {} }
    {{- if $values.exports.claim }}
    - { name: exports, persistentVolumeClaim: { claimName: {{ $values.exports.claim }} } }
    {{- end }}
    {{- else }}
    # PostgreSQL uses it from 256 MB on, and slower files below that.
    - { name: shared-memory, emptyDir: { medium: Memory, sizeLimit: 256Mi } }
    {{- if $values.embedded.storage.existingClaim }}
    - { name: data, persistentVolumeClaim: { claimName: {{ $values.embedded.storage.existingClaim }} } }
    {{- end }}
    {{- end }}
    {{- if $values.tls.secret }}
    # 288 is 0440.
    - { name: tls, secret: { secretName: {{ $values.tls.secret }}, defaultMode: 288 } }
    {{- end }}
    {{- if $values.prices }}
    - { name: prices, configMap: { name: {{ $fullname }}-prices } }
    {{- end }}
    {{- with $values.pod.extraVolumes }}
    {{- toYaml . | nindent 4 }}
    {{- end }}
  {{- if not $embedded }}
  {{- with $values.pod.spreadOver }}
  topologySpreadConstraints:
    {{- range . }}
    - maxSkew: 1
      topologyKey: {{ . }}
      whenUnsatisfiable: ScheduleAnyway
      labelSelector:
        matchLabels:
          {{- include "judgment.selector" $.root | nindent 10 }}
          app.kubernetes.io/component: {{ $.component }}
    {{- end }}
  {{- end }}
  {{- end }}
  {{- with $values.pod.nodeSelector }}
  nodeSelector:
    {{- toYaml . | nindent 4 }}
  {{- end }}
  {{- with $values.pod.tolerations }}
  tolerations:
    {{- toYaml . | nindent 4 }}
  {{- end }}
  {{- with $values.pod.affinity }}
  affinity:
    {{- toYaml . | nindent 4 }}
  {{- end }}
  {{- with $values.pod.priorityClassName }}
  priorityClassName: {{ . }}
  {{- end }}
{{- end }}
