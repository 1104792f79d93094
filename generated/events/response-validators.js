// Generated from spec/ by `npm run generate`. Do not edit.
import { validateAuditEntry } from "../audit-logs/response-validators.js";
import { validateCalibrationMethod, validateShare } from "../calibration/response-validators.js";
import { validateCursor, validateDocumentId, validateEndpointId, validateEngineName, validateErrorCode, validateEventId, validateJobId, validateMonth, validateName, validateNamespaceName, validateNamespaceOrTemplate, validateSubscriptionId, validateTemplatePrefix, validateTimestamp, validateUsd, validateVersionNumber } from "../common/response-validators.js";
import { validateAttributes } from "../documents/response-validators.js";
import { validateEstimate, validateJobStatus, validateJobType } from "../jobs/response-validators.js";
import { validateAnswers } from "../judgments/response-validators.js";
import { validateIntervalEstimate } from "../shares/response-validators.js";
import { validateDeliveryError, validateEndpointUrl } from "../webhook-endpoints/response-validators.js";
import { formats, ucs2length } from "../validators-runtime.js";

const schema0 = {"type":"object","properties":{"id":{"$ref":"EventId"},"type":{"type":"string","enum":["audit.recorded"]},"timestamp":{"$ref":"Timestamp"},"data":{"$ref":"AuditEntry"},"test":{"type":"boolean"},"truncated":{"type":"boolean"},"url":{"type":"string","format":"uri"}},"required":["id","type","timestamp","data"]};
const formats0 = formats.uri;
const schema1 = {"type":"string","enum":["failures","request"]};
const schema2 = {"type":"string","enum":["engine_version","month","sentinel"]};
const formats1 = formats.int64;
const schema3 = {"type":"object","properties":{"id":{"$ref":"EventId"},"type":{"type":"string","enum":["endpoint.disabled"]},"timestamp":{"$ref":"Timestamp"},"data":{"$ref":"EndpointDisabledData"},"test":{"type":"boolean"},"truncated":{"type":"boolean"},"url":{"type":"string","format":"uri"}},"required":["id","type","timestamp","data"]};
const schema4 = {"type":"object","properties":{"id":{"$ref":"EventId"},"type":{"type":"string","enum":["endpoint.failing"]},"timestamp":{"$ref":"Timestamp"},"data":{"$ref":"EndpointFailingData"},"test":{"type":"boolean"},"truncated":{"type":"boolean"},"url":{"type":"string","format":"uri"}},"required":["id","type","timestamp","data"]};
const schema5 = {"type":"string","enum":["subscription.entered","subscription.exited","subscription.synced","job.awaiting_confirm","job.completed","job.failed","job.cancelled","job.paused","namespace.budget_paused","namespace.budget_resumed","namespace.deleted","namespace.tenant_summary_failed","judgment.activated","judgment.calibrated","judgment.drift_detected","judgment.learned","judgment.agreement_dropped","endpoint.failing","endpoint.disabled","audit.recorded","webhook.test"]};
const func0 = ucs2length;
const pattern0 = new RegExp("^(\\*|[a-z_]+\\.(\\*|[a-z_]+))$", "u");
const schema6 = {"type":"object","properties":{"id":{"$ref":"EventId"},"type":{"type":"string","enum":["job.awaiting_confirm"]},"timestamp":{"$ref":"Timestamp"},"data":{"$ref":"JobEventData"},"test":{"type":"boolean"},"truncated":{"type":"boolean"},"url":{"type":"string","format":"uri"}},"required":["id","type","timestamp","data"]};
const schema7 = {"type":"object","properties":{"id":{"$ref":"EventId"},"type":{"type":"string","enum":["job.cancelled"]},"timestamp":{"$ref":"Timestamp"},"data":{"$ref":"JobEventData"},"test":{"type":"boolean"},"truncated":{"type":"boolean"},"url":{"type":"string","format":"uri"}},"required":["id","type","timestamp","data"]};
const schema8 = {"type":"object","properties":{"id":{"$ref":"EventId"},"type":{"type":"string","enum":["job.completed"]},"timestamp":{"$ref":"Timestamp"},"data":{"$ref":"JobEventData"},"test":{"type":"boolean"},"truncated":{"type":"boolean"},"url":{"type":"string","format":"uri"}},"required":["id","type","timestamp","data"]};
const schema9 = {"type":"object","properties":{"job_id":{"$ref":"JobId"},"job_type":{"$ref":"JobType"},"status":{"$ref":"JobStatus"},"namespace":{"$ref":"NamespaceOrTemplate"},"judgment":{"anyOf":[{"$ref":"Name"},{"type":"null"}]},"estimate":{"anyOf":[{"$ref":"Estimate"},{"type":"null"}]},"spend_usd":{"$ref":"Usd"},"documents_done":{"type":"integer","format":"int64","minimum":0},"error":{"type":["string","null"]},"failed_count":{"type":"integer","format":"int64","minimum":0}},"required":["job_id","job_type","status","namespace","judgment","estimate","spend_usd","documents_done","error"]};
const schema10 = {"type":"object","properties":{"id":{"$ref":"EventId"},"type":{"type":"string","enum":["job.failed"]},"timestamp":{"$ref":"Timestamp"},"data":{"$ref":"JobEventData"},"test":{"type":"boolean"},"truncated":{"type":"boolean"},"url":{"type":"string","format":"uri"}},"required":["id","type","timestamp","data"]};
const schema11 = {"type":"object","properties":{"id":{"$ref":"EventId"},"type":{"type":"string","enum":["job.paused"]},"timestamp":{"$ref":"Timestamp"},"data":{"$ref":"JobEventData"},"test":{"type":"boolean"},"truncated":{"type":"boolean"},"url":{"type":"string","format":"uri"}},"required":["id","type","timestamp","data"]};
const schema12 = {"type":"object","properties":{"id":{"$ref":"EventId"},"type":{"type":"string","enum":["judgment.activated"]},"timestamp":{"$ref":"Timestamp"},"data":{"$ref":"JudgmentActivatedData"},"test":{"type":"boolean"},"truncated":{"type":"boolean"},"url":{"type":"string","format":"uri"}},"required":["id","type","timestamp","data"]};
const schema13 = {"type":"object","properties":{"id":{"$ref":"EventId"},"type":{"type":"string","enum":["judgment.agreement_dropped"]},"timestamp":{"$ref":"Timestamp"},"data":{"$ref":"JudgmentAgreementDroppedData"},"test":{"type":"boolean"},"truncated":{"type":"boolean"},"url":{"type":"string","format":"uri"}},"required":["id","type","timestamp","data"]};
const schema14 = {"type":"object","properties":{"id":{"$ref":"EventId"},"type":{"type":"string","enum":["judgment.calibrated"]},"timestamp":{"$ref":"Timestamp"},"data":{"$ref":"JudgmentCalibratedData"},"test":{"type":"boolean"},"truncated":{"type":"boolean"},"url":{"type":"string","format":"uri"}},"required":["id","type","timestamp","data"]};
const schema15 = {"type":"object","properties":{"namespace":{"$ref":"NamespaceOrTemplate"},"judgment":{"$ref":"Name"},"version":{"$ref":"VersionNumber"},"by":{"$ref":"DriftEvidence"},"engine":{"anyOf":[{"$ref":"EngineName"},{"type":"null"}]},"engine_version":{"type":["string","null"]},"month":{"anyOf":[{"$ref":"Month"},{"type":"null"}]},"documents":{"type":"integer","format":"int64","minimum":0},"before_documents":{"type":"integer","format":"int64","minimum":0},"stability_index":{"type":"number"},"p_value":{"type":"number"},"same_contexts":{"type":"integer","format":"int64","minimum":0},"flips":{"type":"integer","format":"int64","minimum":0},"sentinel_run":{"type":"integer","format":"int32"}},"required":["namespace","judgment","version","by","engine","engine_version","month","documents","before_documents","stability_index","p_value","same_contexts","flips"]};
const formats2 = formats.int32;
const schema16 = {"type":"object","properties":{"id":{"$ref":"EventId"},"type":{"type":"string","enum":["judgment.drift_detected"]},"timestamp":{"$ref":"Timestamp"},"data":{"$ref":"JudgmentDriftDetectedData"},"test":{"type":"boolean"},"truncated":{"type":"boolean"},"url":{"type":"string","format":"uri"}},"required":["id","type","timestamp","data"]};
const schema17 = {"type":"object","properties":{"id":{"$ref":"EventId"},"type":{"type":"string","enum":["judgment.learned"]},"timestamp":{"$ref":"Timestamp"},"data":{"$ref":"JudgmentLearnedData"},"test":{"type":"boolean"},"truncated":{"type":"boolean"},"url":{"type":"string","format":"uri"}},"required":["id","type","timestamp","data"]};
const schema18 = {"type":"object","properties":{"id":{"$ref":"EventId"},"type":{"type":"string","enum":["namespace.budget_paused"]},"timestamp":{"$ref":"Timestamp"},"data":{"$ref":"NamespaceBudgetData"},"test":{"type":"boolean"},"truncated":{"type":"boolean"},"url":{"type":"string","format":"uri"}},"required":["id","type","timestamp","data"]};
const schema19 = {"type":"object","properties":{"id":{"$ref":"EventId"},"type":{"type":"string","enum":["namespace.budget_resumed"]},"timestamp":{"$ref":"Timestamp"},"data":{"$ref":"NamespaceBudgetData"},"test":{"type":"boolean"},"truncated":{"type":"boolean"},"url":{"type":"string","format":"uri"}},"required":["id","type","timestamp","data"]};
const schema20 = {"type":"object","properties":{"id":{"$ref":"EventId"},"type":{"type":"string","enum":["namespace.deleted"]},"timestamp":{"$ref":"Timestamp"},"data":{"$ref":"NamespaceDeletedData"},"test":{"type":"boolean"},"truncated":{"type":"boolean"},"url":{"type":"string","format":"uri"}},"required":["id","type","timestamp","data"]};
const schema21 = {"type":"object","properties":{"id":{"$ref":"EventId"},"type":{"type":"string","enum":["namespace.tenant_summary_failed"]},"timestamp":{"$ref":"Timestamp"},"data":{"$ref":"TenantSummaryFailedData"},"test":{"type":"boolean"},"truncated":{"type":"boolean"},"url":{"type":"string","format":"uri"}},"required":["id","type","timestamp","data"]};
const schema22 = {"type":"object","properties":{"id":{"$ref":"EventId"},"type":{"type":"string","enum":["subscription.entered"]},"timestamp":{"$ref":"Timestamp"},"data":{"$ref":"SubscriptionTransitionData"},"test":{"type":"boolean"},"truncated":{"type":"boolean"},"url":{"type":"string","format":"uri"}},"required":["id","type","timestamp","data"]};
const schema23 = {"type":"object","properties":{"id":{"$ref":"EventId"},"type":{"type":"string","enum":["subscription.exited"]},"timestamp":{"$ref":"Timestamp"},"data":{"$ref":"SubscriptionTransitionData"},"test":{"type":"boolean"},"truncated":{"type":"boolean"},"url":{"type":"string","format":"uri"}},"required":["id","type","timestamp","data"]};
const schema24 = {"type":"object","properties":{"id":{"$ref":"EventId"},"type":{"type":"string","enum":["subscription.synced"]},"timestamp":{"$ref":"Timestamp"},"data":{"$ref":"SubscriptionSyncedData"},"test":{"type":"boolean"},"truncated":{"type":"boolean"},"url":{"type":"string","format":"uri"}},"required":["id","type","timestamp","data"]};
const schema25 = {"type":"string","enum":["write","answer","backfill","sync","threshold","activation","weights","calibration","delete"]};
const schema26 = {"type":"object","properties":{"id":{"$ref":"EventId"},"type":{"type":"string","enum":["webhook.test"]},"timestamp":{"$ref":"Timestamp"},"data":{"$ref":"WebhookTestData"},"test":{"type":"boolean"},"truncated":{"type":"boolean"},"url":{"type":"string","format":"uri"}},"required":["id","type","timestamp","data"]};

export function validateAuditRecordedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.data === undefined) && (missing0 = "data"))){
        validateAuditRecordedEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validateEventId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validateEventId.errors : vErrors.concat(validateEventId.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.type !== undefined){
            let data1 = data.type;
            const _errs2 = errors;
            if(typeof data1 !== "string"){
              validateAuditRecordedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            if(!(data1 === "audit.recorded")){
              validateAuditRecordedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema0.properties.type.enum},message:"must be equal to one of the allowed values"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.timestamp !== undefined){
              const _errs4 = errors;
              if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.data !== undefined){
                const _errs5 = errors;
                if(!(validateAuditEntry(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
                  vErrors = vErrors === null ? validateAuditEntry.errors : vErrors.concat(validateAuditEntry.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.test !== undefined){
                  const _errs6 = errors;
                  if(typeof data.test !== "boolean"){
                    validateAuditRecordedEvent.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.truncated !== undefined){
                    const _errs8 = errors;
                    if(typeof data.truncated !== "boolean"){
                      validateAuditRecordedEvent.errors = [{instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.url !== undefined){
                      let data6 = data.url;
                      const _errs10 = errors;
                      if(errors === _errs10){
                        if(errors === _errs10){
                          if(typeof data6 === "string"){
                            if(!(formats0(data6))){
                              validateAuditRecordedEvent.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
                              return false;
                            }
                          }
                          else {
                            validateAuditRecordedEvent.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs10 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validateAuditRecordedEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateAuditRecordedEvent.errors = vErrors;
  return errors === 0;
}

export function validateDisabledReason(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateDisabledReason.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((data === "failures") || (data === "request"))){
    validateDisabledReason.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateDisabledReason.errors = vErrors;
  return errors === 0;
}

export function validateDriftEvidence(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateDriftEvidence.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(((data === "engine_version") || (data === "month")) || (data === "sentinel"))){
    validateDriftEvidence.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema2.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateDriftEvidence.errors = vErrors;
  return errors === 0;
}

export function validateEndpointDisabledData(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((data.endpoint === undefined) && (missing0 = "endpoint")) || ((data.url === undefined) && (missing0 = "url"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.failing_since === undefined) && (missing0 = "failing_since"))) || ((data.skipped === undefined) && (missing0 = "skipped"))){
        validateEndpointDisabledData.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.endpoint !== undefined){
          const _errs1 = errors;
          if(!(validateEndpointId(data.endpoint, {instancePath:instancePath+"/endpoint",parentData:data,parentDataProperty:"endpoint",rootData}))){
            vErrors = vErrors === null ? validateEndpointId.errors : vErrors.concat(validateEndpointId.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.url !== undefined){
            const _errs2 = errors;
            if(!(validateEndpointUrl(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData}))){
              vErrors = vErrors === null ? validateEndpointUrl.errors : vErrors.concat(validateEndpointUrl.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.reason !== undefined){
              const _errs3 = errors;
              if(!(validateDisabledReason(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData}))){
                vErrors = vErrors === null ? validateDisabledReason.errors : vErrors.concat(validateDisabledReason.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.failing_since !== undefined){
                let data3 = data.failing_since;
                const _errs4 = errors;
                const _errs5 = errors;
                let valid1 = false;
                const _errs6 = errors;
                if(!(validateTimestamp(data3, {instancePath:instancePath+"/failing_since",parentData:data,parentDataProperty:"failing_since",rootData}))){
                  vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs6 === errors;
                valid1 = valid1 || _valid0;
                if(!valid1){
                  const _errs7 = errors;
                  if(data3 !== null){
                    const err0 = {instancePath:instancePath+"/failing_since",schemaPath:"#/properties/failing_since/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                    errors++;
                  }
                  var _valid0 = _errs7 === errors;
                  valid1 = valid1 || _valid0;
                }
                if(!valid1){
                  const err1 = {instancePath:instancePath+"/failing_since",schemaPath:"#/properties/failing_since/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                  if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                  errors++;
                  validateEndpointDisabledData.errors = vErrors;
                  return false;
                }
                else {
                  errors = _errs5;
                  if(vErrors !== null){
                    if(_errs5){
                      vErrors.length = _errs5;
                    }
                    else {
                      vErrors = null;
                    }
                  }
                }
                var valid0 = _errs4 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.skipped !== undefined){
                  let data4 = data.skipped;
                  const _errs9 = errors;
                  if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
                    validateEndpointDisabledData.errors = [{instancePath:instancePath+"/skipped",schemaPath:"#/properties/skipped/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                    return false;
                  }
                  if(errors === _errs9){
                    if((typeof data4 == "number") && (isFinite(data4))){
                      if(data4 < 0 || isNaN(data4)){
                        validateEndpointDisabledData.errors = [{instancePath:instancePath+"/skipped",schemaPath:"#/properties/skipped/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                        return false;
                      }
                      else {
                        if(!(formats1.validate(data4))){
                          validateEndpointDisabledData.errors = [{instancePath:instancePath+"/skipped",schemaPath:"#/properties/skipped/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs9 === errors;
                }
                else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    }
    else {
      validateEndpointDisabledData.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateEndpointDisabledData.errors = vErrors;
  return errors === 0;
}

export function validateEndpointDisabledEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.data === undefined) && (missing0 = "data"))){
        validateEndpointDisabledEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validateEventId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validateEventId.errors : vErrors.concat(validateEventId.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.type !== undefined){
            let data1 = data.type;
            const _errs2 = errors;
            if(typeof data1 !== "string"){
              validateEndpointDisabledEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            if(!(data1 === "endpoint.disabled")){
              validateEndpointDisabledEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema3.properties.type.enum},message:"must be equal to one of the allowed values"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.timestamp !== undefined){
              const _errs4 = errors;
              if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.data !== undefined){
                const _errs5 = errors;
                if(!(validateEndpointDisabledData(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
                  vErrors = vErrors === null ? validateEndpointDisabledData.errors : vErrors.concat(validateEndpointDisabledData.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.test !== undefined){
                  const _errs6 = errors;
                  if(typeof data.test !== "boolean"){
                    validateEndpointDisabledEvent.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.truncated !== undefined){
                    const _errs8 = errors;
                    if(typeof data.truncated !== "boolean"){
                      validateEndpointDisabledEvent.errors = [{instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.url !== undefined){
                      let data6 = data.url;
                      const _errs10 = errors;
                      if(errors === _errs10){
                        if(errors === _errs10){
                          if(typeof data6 === "string"){
                            if(!(formats0(data6))){
                              validateEndpointDisabledEvent.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
                              return false;
                            }
                          }
                          else {
                            validateEndpointDisabledEvent.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs10 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validateEndpointDisabledEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateEndpointDisabledEvent.errors = vErrors;
  return errors === 0;
}

export function validateEndpointFailingData(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((data.endpoint === undefined) && (missing0 = "endpoint")) || ((data.url === undefined) && (missing0 = "url"))) || ((data.failing_since === undefined) && (missing0 = "failing_since"))) || ((data.failed_attempts === undefined) && (missing0 = "failed_attempts"))) || ((data.last_error === undefined) && (missing0 = "last_error"))){
        validateEndpointFailingData.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.endpoint !== undefined){
          const _errs1 = errors;
          if(!(validateEndpointId(data.endpoint, {instancePath:instancePath+"/endpoint",parentData:data,parentDataProperty:"endpoint",rootData}))){
            vErrors = vErrors === null ? validateEndpointId.errors : vErrors.concat(validateEndpointId.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.url !== undefined){
            const _errs2 = errors;
            if(!(validateEndpointUrl(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData}))){
              vErrors = vErrors === null ? validateEndpointUrl.errors : vErrors.concat(validateEndpointUrl.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.failing_since !== undefined){
              const _errs3 = errors;
              if(!(validateTimestamp(data.failing_since, {instancePath:instancePath+"/failing_since",parentData:data,parentDataProperty:"failing_since",rootData}))){
                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.failed_attempts !== undefined){
                let data3 = data.failed_attempts;
                const _errs4 = errors;
                if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
                  validateEndpointFailingData.errors = [{instancePath:instancePath+"/failed_attempts",schemaPath:"#/properties/failed_attempts/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                  return false;
                }
                if(errors === _errs4){
                  if((typeof data3 == "number") && (isFinite(data3))){
                    if(data3 < 0 || isNaN(data3)){
                      validateEndpointFailingData.errors = [{instancePath:instancePath+"/failed_attempts",schemaPath:"#/properties/failed_attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                      return false;
                    }
                    else {
                      if(!(formats1.validate(data3))){
                        validateEndpointFailingData.errors = [{instancePath:instancePath+"/failed_attempts",schemaPath:"#/properties/failed_attempts/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                        return false;
                      }
                    }
                  }
                }
                var valid0 = _errs4 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.last_error !== undefined){
                  const _errs6 = errors;
                  if(!(validateDeliveryError(data.last_error, {instancePath:instancePath+"/last_error",parentData:data,parentDataProperty:"last_error",rootData}))){
                    vErrors = vErrors === null ? validateDeliveryError.errors : vErrors.concat(validateDeliveryError.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    }
    else {
      validateEndpointFailingData.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateEndpointFailingData.errors = vErrors;
  return errors === 0;
}

export function validateEndpointFailingEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.data === undefined) && (missing0 = "data"))){
        validateEndpointFailingEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validateEventId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validateEventId.errors : vErrors.concat(validateEventId.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.type !== undefined){
            let data1 = data.type;
            const _errs2 = errors;
            if(typeof data1 !== "string"){
              validateEndpointFailingEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            if(!(data1 === "endpoint.failing")){
              validateEndpointFailingEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema4.properties.type.enum},message:"must be equal to one of the allowed values"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.timestamp !== undefined){
              const _errs4 = errors;
              if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.data !== undefined){
                const _errs5 = errors;
                if(!(validateEndpointFailingData(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
                  vErrors = vErrors === null ? validateEndpointFailingData.errors : vErrors.concat(validateEndpointFailingData.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.test !== undefined){
                  const _errs6 = errors;
                  if(typeof data.test !== "boolean"){
                    validateEndpointFailingEvent.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.truncated !== undefined){
                    const _errs8 = errors;
                    if(typeof data.truncated !== "boolean"){
                      validateEndpointFailingEvent.errors = [{instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.url !== undefined){
                      let data6 = data.url;
                      const _errs10 = errors;
                      if(errors === _errs10){
                        if(errors === _errs10){
                          if(typeof data6 === "string"){
                            if(!(formats0(data6))){
                              validateEndpointFailingEvent.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
                              return false;
                            }
                          }
                          else {
                            validateEndpointFailingEvent.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs10 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validateEndpointFailingEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateEndpointFailingEvent.errors = vErrors;
  return errors === 0;
}

export function validateEventList(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.events === undefined) && (missing0 = "events")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))) || ((data.last_event_id === undefined) && (missing0 = "last_event_id"))){
        validateEventList.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.events !== undefined){
          let data0 = data.events;
          const _errs1 = errors;
          if(errors === _errs1){
            if(Array.isArray(data0)){
              var valid1 = true;
              const len0 = data0.length;
              for(let i0=0; i0<len0; i0++){
                const _errs3 = errors;
                if(!(validateFeedEvent(data0[i0], {instancePath:instancePath+"/events/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                  vErrors = vErrors === null ? validateFeedEvent.errors : vErrors.concat(validateFeedEvent.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if(!valid1){
                  break;
                }
              }
            }
            else {
              validateEventList.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"}];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.next_cursor !== undefined){
            let data2 = data.next_cursor;
            const _errs4 = errors;
            const _errs5 = errors;
            let valid2 = false;
            const _errs6 = errors;
            if(!(validateCursor(data2, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData}))){
              vErrors = vErrors === null ? validateCursor.errors : vErrors.concat(validateCursor.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs6 === errors;
            valid2 = valid2 || _valid0;
            if(!valid2){
              const _errs7 = errors;
              if(data2 !== null){
                const err0 = {instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                errors++;
              }
              var _valid0 = _errs7 === errors;
              valid2 = valid2 || _valid0;
            }
            if(!valid2){
              const err1 = {instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
              if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
              errors++;
              validateEventList.errors = vErrors;
              return false;
            }
            else {
              errors = _errs5;
              if(vErrors !== null){
                if(_errs5){
                  vErrors.length = _errs5;
                }
                else {
                  vErrors = null;
                }
              }
            }
            var valid0 = _errs4 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.last_event_id !== undefined){
              let data3 = data.last_event_id;
              const _errs9 = errors;
              const _errs10 = errors;
              let valid3 = false;
              const _errs11 = errors;
              if(!(validateEventId(data3, {instancePath:instancePath+"/last_event_id",parentData:data,parentDataProperty:"last_event_id",rootData}))){
                vErrors = vErrors === null ? validateEventId.errors : vErrors.concat(validateEventId.errors);
                errors = vErrors.length;
              }
              var _valid1 = _errs11 === errors;
              valid3 = valid3 || _valid1;
              if(!valid3){
                const _errs12 = errors;
                if(data3 !== null){
                  const err2 = {instancePath:instancePath+"/last_event_id",schemaPath:"#/properties/last_event_id/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                  if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                  errors++;
                }
                var _valid1 = _errs12 === errors;
                valid3 = valid3 || _valid1;
              }
              if(!valid3){
                const err3 = {instancePath:instancePath+"/last_event_id",schemaPath:"#/properties/last_event_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                errors++;
                validateEventList.errors = vErrors;
                return false;
              }
              else {
                errors = _errs10;
                if(vErrors !== null){
                  if(_errs10){
                    vErrors.length = _errs10;
                  }
                  else {
                    vErrors = null;
                  }
                }
              }
              var valid0 = _errs9 === errors;
            }
            else {
              var valid0 = true;
            }
          }
        }
      }
    }
    else {
      validateEventList.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateEventList.errors = vErrors;
  return errors === 0;
}

export function validateEventType(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateEventType.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(((((((((((((((((((((data === "subscription.entered") || (data === "subscription.exited")) || (data === "subscription.synced")) || (data === "job.awaiting_confirm")) || (data === "job.completed")) || (data === "job.failed")) || (data === "job.cancelled")) || (data === "job.paused")) || (data === "namespace.budget_paused")) || (data === "namespace.budget_resumed")) || (data === "namespace.deleted")) || (data === "namespace.tenant_summary_failed")) || (data === "judgment.activated")) || (data === "judgment.calibrated")) || (data === "judgment.drift_detected")) || (data === "judgment.learned")) || (data === "judgment.agreement_dropped")) || (data === "endpoint.failing")) || (data === "endpoint.disabled")) || (data === "audit.recorded")) || (data === "webhook.test"))){
    validateEventType.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema5.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateEventType.errors = vErrors;
  return errors === 0;
}

export function validateEventTypePattern(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 64){
        validateEventTypePattern.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
        return false;
      }
      else {
        if(func0(data) < 1){
          validateEventTypePattern.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
          return false;
        }
        else {
          if(!pattern0.test(data)){
            validateEventTypePattern.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(\\*|[a-z_]+\\.(\\*|[a-z_]+))$"},message:"must match pattern \""+"^(\\*|[a-z_]+\\.(\\*|[a-z_]+))$"+"\""}];
            return false;
          }
        }
      }
    }
    else {
      validateEventTypePattern.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validateEventTypePattern.errors = vErrors;
  return errors === 0;
}

export function validateFeedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      const tag0 = data.type;
      if(typeof tag0 == "string"){
        if(tag0 === "subscription.entered"){
          if(!(validateSubscriptionEnteredEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateSubscriptionEnteredEvent.errors : vErrors.concat(validateSubscriptionEnteredEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "subscription.exited"){
          if(!(validateSubscriptionExitedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateSubscriptionExitedEvent.errors : vErrors.concat(validateSubscriptionExitedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "subscription.synced"){
          if(!(validateSubscriptionSyncedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateSubscriptionSyncedEvent.errors : vErrors.concat(validateSubscriptionSyncedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "job.awaiting_confirm"){
          if(!(validateJobAwaitingConfirmEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateJobAwaitingConfirmEvent.errors : vErrors.concat(validateJobAwaitingConfirmEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "job.completed"){
          if(!(validateJobCompletedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateJobCompletedEvent.errors : vErrors.concat(validateJobCompletedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "job.failed"){
          if(!(validateJobFailedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateJobFailedEvent.errors : vErrors.concat(validateJobFailedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "job.cancelled"){
          if(!(validateJobCancelledEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateJobCancelledEvent.errors : vErrors.concat(validateJobCancelledEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "job.paused"){
          if(!(validateJobPausedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateJobPausedEvent.errors : vErrors.concat(validateJobPausedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "namespace.budget_paused"){
          if(!(validateNamespaceBudgetPausedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateNamespaceBudgetPausedEvent.errors : vErrors.concat(validateNamespaceBudgetPausedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "namespace.budget_resumed"){
          if(!(validateNamespaceBudgetResumedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateNamespaceBudgetResumedEvent.errors : vErrors.concat(validateNamespaceBudgetResumedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "namespace.deleted"){
          if(!(validateNamespaceDeletedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateNamespaceDeletedEvent.errors : vErrors.concat(validateNamespaceDeletedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "namespace.tenant_summary_failed"){
          if(!(validateNamespaceTenantSummaryFailedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateNamespaceTenantSummaryFailedEvent.errors : vErrors.concat(validateNamespaceTenantSummaryFailedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "judgment.activated"){
          if(!(validateJudgmentActivatedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateJudgmentActivatedEvent.errors : vErrors.concat(validateJudgmentActivatedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "judgment.calibrated"){
          if(!(validateJudgmentCalibratedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateJudgmentCalibratedEvent.errors : vErrors.concat(validateJudgmentCalibratedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "judgment.drift_detected"){
          if(!(validateJudgmentDriftDetectedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateJudgmentDriftDetectedEvent.errors : vErrors.concat(validateJudgmentDriftDetectedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "judgment.learned"){
          if(!(validateJudgmentLearnedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateJudgmentLearnedEvent.errors : vErrors.concat(validateJudgmentLearnedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "judgment.agreement_dropped"){
          if(!(validateJudgmentAgreementDroppedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateJudgmentAgreementDroppedEvent.errors : vErrors.concat(validateJudgmentAgreementDroppedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "endpoint.failing"){
          if(!(validateEndpointFailingEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateEndpointFailingEvent.errors : vErrors.concat(validateEndpointFailingEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "endpoint.disabled"){
          if(!(validateEndpointDisabledEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateEndpointDisabledEvent.errors : vErrors.concat(validateEndpointDisabledEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "audit.recorded"){
          if(!(validateAuditRecordedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateAuditRecordedEvent.errors : vErrors.concat(validateAuditRecordedEvent.errors);
            errors = vErrors.length;
          }
        }
        else {
          validateFeedEvent.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},message:"value of tag \"type\" must be in oneOf"}];
          return false;
        }
      }
      else {
        validateFeedEvent.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},message:"tag \"type\" must be string"}];
        return false;
      }
    }
    else {
      validateFeedEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateFeedEvent.errors = vErrors;
  return errors === 0;
}

export function validateJobAwaitingConfirmEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.data === undefined) && (missing0 = "data"))){
        validateJobAwaitingConfirmEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validateEventId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validateEventId.errors : vErrors.concat(validateEventId.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.type !== undefined){
            let data1 = data.type;
            const _errs2 = errors;
            if(typeof data1 !== "string"){
              validateJobAwaitingConfirmEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            if(!(data1 === "job.awaiting_confirm")){
              validateJobAwaitingConfirmEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema6.properties.type.enum},message:"must be equal to one of the allowed values"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.timestamp !== undefined){
              const _errs4 = errors;
              if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.data !== undefined){
                const _errs5 = errors;
                if(!(validateJobEventData(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
                  vErrors = vErrors === null ? validateJobEventData.errors : vErrors.concat(validateJobEventData.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.test !== undefined){
                  const _errs6 = errors;
                  if(typeof data.test !== "boolean"){
                    validateJobAwaitingConfirmEvent.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.truncated !== undefined){
                    const _errs8 = errors;
                    if(typeof data.truncated !== "boolean"){
                      validateJobAwaitingConfirmEvent.errors = [{instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.url !== undefined){
                      let data6 = data.url;
                      const _errs10 = errors;
                      if(errors === _errs10){
                        if(errors === _errs10){
                          if(typeof data6 === "string"){
                            if(!(formats0(data6))){
                              validateJobAwaitingConfirmEvent.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
                              return false;
                            }
                          }
                          else {
                            validateJobAwaitingConfirmEvent.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs10 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validateJobAwaitingConfirmEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateJobAwaitingConfirmEvent.errors = vErrors;
  return errors === 0;
}

export function validateJobCancelledEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.data === undefined) && (missing0 = "data"))){
        validateJobCancelledEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validateEventId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validateEventId.errors : vErrors.concat(validateEventId.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.type !== undefined){
            let data1 = data.type;
            const _errs2 = errors;
            if(typeof data1 !== "string"){
              validateJobCancelledEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            if(!(data1 === "job.cancelled")){
              validateJobCancelledEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema7.properties.type.enum},message:"must be equal to one of the allowed values"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.timestamp !== undefined){
              const _errs4 = errors;
              if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.data !== undefined){
                const _errs5 = errors;
                if(!(validateJobEventData(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
                  vErrors = vErrors === null ? validateJobEventData.errors : vErrors.concat(validateJobEventData.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.test !== undefined){
                  const _errs6 = errors;
                  if(typeof data.test !== "boolean"){
                    validateJobCancelledEvent.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.truncated !== undefined){
                    const _errs8 = errors;
                    if(typeof data.truncated !== "boolean"){
                      validateJobCancelledEvent.errors = [{instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.url !== undefined){
                      let data6 = data.url;
                      const _errs10 = errors;
                      if(errors === _errs10){
                        if(errors === _errs10){
                          if(typeof data6 === "string"){
                            if(!(formats0(data6))){
                              validateJobCancelledEvent.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
                              return false;
                            }
                          }
                          else {
                            validateJobCancelledEvent.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs10 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validateJobCancelledEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateJobCancelledEvent.errors = vErrors;
  return errors === 0;
}

export function validateJobCompletedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.data === undefined) && (missing0 = "data"))){
        validateJobCompletedEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validateEventId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validateEventId.errors : vErrors.concat(validateEventId.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.type !== undefined){
            let data1 = data.type;
            const _errs2 = errors;
            if(typeof data1 !== "string"){
              validateJobCompletedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            if(!(data1 === "job.completed")){
              validateJobCompletedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema8.properties.type.enum},message:"must be equal to one of the allowed values"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.timestamp !== undefined){
              const _errs4 = errors;
              if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.data !== undefined){
                const _errs5 = errors;
                if(!(validateJobEventData(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
                  vErrors = vErrors === null ? validateJobEventData.errors : vErrors.concat(validateJobEventData.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.test !== undefined){
                  const _errs6 = errors;
                  if(typeof data.test !== "boolean"){
                    validateJobCompletedEvent.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.truncated !== undefined){
                    const _errs8 = errors;
                    if(typeof data.truncated !== "boolean"){
                      validateJobCompletedEvent.errors = [{instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.url !== undefined){
                      let data6 = data.url;
                      const _errs10 = errors;
                      if(errors === _errs10){
                        if(errors === _errs10){
                          if(typeof data6 === "string"){
                            if(!(formats0(data6))){
                              validateJobCompletedEvent.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
                              return false;
                            }
                          }
                          else {
                            validateJobCompletedEvent.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs10 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validateJobCompletedEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateJobCompletedEvent.errors = vErrors;
  return errors === 0;
}

export function validateJobEventData(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((((((data.job_id === undefined) && (missing0 = "job_id")) || ((data.job_type === undefined) && (missing0 = "job_type"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.namespace === undefined) && (missing0 = "namespace"))) || ((data.judgment === undefined) && (missing0 = "judgment"))) || ((data.estimate === undefined) && (missing0 = "estimate"))) || ((data.spend_usd === undefined) && (missing0 = "spend_usd"))) || ((data.documents_done === undefined) && (missing0 = "documents_done"))) || ((data.error === undefined) && (missing0 = "error"))){
        validateJobEventData.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.job_id !== undefined){
          const _errs1 = errors;
          if(!(validateJobId(data.job_id, {instancePath:instancePath+"/job_id",parentData:data,parentDataProperty:"job_id",rootData}))){
            vErrors = vErrors === null ? validateJobId.errors : vErrors.concat(validateJobId.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.job_type !== undefined){
            const _errs2 = errors;
            if(!(validateJobType(data.job_type, {instancePath:instancePath+"/job_type",parentData:data,parentDataProperty:"job_type",rootData}))){
              vErrors = vErrors === null ? validateJobType.errors : vErrors.concat(validateJobType.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.status !== undefined){
              const _errs3 = errors;
              if(!(validateJobStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
                vErrors = vErrors === null ? validateJobStatus.errors : vErrors.concat(validateJobStatus.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.namespace !== undefined){
                const _errs4 = errors;
                if(!(validateNamespaceOrTemplate(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
                  vErrors = vErrors === null ? validateNamespaceOrTemplate.errors : vErrors.concat(validateNamespaceOrTemplate.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.judgment !== undefined){
                  let data4 = data.judgment;
                  const _errs5 = errors;
                  const _errs6 = errors;
                  let valid1 = false;
                  const _errs7 = errors;
                  if(!(validateName(data4, {instancePath:instancePath+"/judgment",parentData:data,parentDataProperty:"judgment",rootData}))){
                    vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
                    errors = vErrors.length;
                  }
                  var _valid0 = _errs7 === errors;
                  valid1 = valid1 || _valid0;
                  if(!valid1){
                    const _errs8 = errors;
                    if(data4 !== null){
                      const err0 = {instancePath:instancePath+"/judgment",schemaPath:"#/properties/judgment/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                      errors++;
                    }
                    var _valid0 = _errs8 === errors;
                    valid1 = valid1 || _valid0;
                  }
                  if(!valid1){
                    const err1 = {instancePath:instancePath+"/judgment",schemaPath:"#/properties/judgment/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                    errors++;
                    validateJobEventData.errors = vErrors;
                    return false;
                  }
                  else {
                    errors = _errs6;
                    if(vErrors !== null){
                      if(_errs6){
                        vErrors.length = _errs6;
                      }
                      else {
                        vErrors = null;
                      }
                    }
                  }
                  var valid0 = _errs5 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.estimate !== undefined){
                    let data5 = data.estimate;
                    const _errs10 = errors;
                    const _errs11 = errors;
                    let valid2 = false;
                    const _errs12 = errors;
                    if(!(validateEstimate(data5, {instancePath:instancePath+"/estimate",parentData:data,parentDataProperty:"estimate",rootData}))){
                      vErrors = vErrors === null ? validateEstimate.errors : vErrors.concat(validateEstimate.errors);
                      errors = vErrors.length;
                    }
                    var _valid1 = _errs12 === errors;
                    valid2 = valid2 || _valid1;
                    if(!valid2){
                      const _errs13 = errors;
                      if(data5 !== null){
                        const err2 = {instancePath:instancePath+"/estimate",schemaPath:"#/properties/estimate/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                        errors++;
                      }
                      var _valid1 = _errs13 === errors;
                      valid2 = valid2 || _valid1;
                    }
                    if(!valid2){
                      const err3 = {instancePath:instancePath+"/estimate",schemaPath:"#/properties/estimate/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                      if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                      errors++;
                      validateJobEventData.errors = vErrors;
                      return false;
                    }
                    else {
                      errors = _errs11;
                      if(vErrors !== null){
                        if(_errs11){
                          vErrors.length = _errs11;
                        }
                        else {
                          vErrors = null;
                        }
                      }
                    }
                    var valid0 = _errs10 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.spend_usd !== undefined){
                      const _errs15 = errors;
                      if(!(validateUsd(data.spend_usd, {instancePath:instancePath+"/spend_usd",parentData:data,parentDataProperty:"spend_usd",rootData}))){
                        vErrors = vErrors === null ? validateUsd.errors : vErrors.concat(validateUsd.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs15 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.documents_done !== undefined){
                        let data7 = data.documents_done;
                        const _errs16 = errors;
                        if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
                          validateJobEventData.errors = [{instancePath:instancePath+"/documents_done",schemaPath:"#/properties/documents_done/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                          return false;
                        }
                        if(errors === _errs16){
                          if((typeof data7 == "number") && (isFinite(data7))){
                            if(data7 < 0 || isNaN(data7)){
                              validateJobEventData.errors = [{instancePath:instancePath+"/documents_done",schemaPath:"#/properties/documents_done/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                              return false;
                            }
                            else {
                              if(!(formats1.validate(data7))){
                                validateJobEventData.errors = [{instancePath:instancePath+"/documents_done",schemaPath:"#/properties/documents_done/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                                return false;
                              }
                            }
                          }
                        }
                        var valid0 = _errs16 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                      if(valid0){
                        if(data.error !== undefined){
                          let data8 = data.error;
                          const _errs18 = errors;
                          if((typeof data8 !== "string") && (data8 !== null)){
                            validateJobEventData.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema9.properties.error.type},message:"must be string,null"}];
                            return false;
                          }
                          var valid0 = _errs18 === errors;
                        }
                        else {
                          var valid0 = true;
                        }
                        if(valid0){
                          if(data.failed_count !== undefined){
                            let data9 = data.failed_count;
                            const _errs20 = errors;
                            if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
                              validateJobEventData.errors = [{instancePath:instancePath+"/failed_count",schemaPath:"#/properties/failed_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                              return false;
                            }
                            if(errors === _errs20){
                              if((typeof data9 == "number") && (isFinite(data9))){
                                if(data9 < 0 || isNaN(data9)){
                                  validateJobEventData.errors = [{instancePath:instancePath+"/failed_count",schemaPath:"#/properties/failed_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                                  return false;
                                }
                                else {
                                  if(!(formats1.validate(data9))){
                                    validateJobEventData.errors = [{instancePath:instancePath+"/failed_count",schemaPath:"#/properties/failed_count/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                                    return false;
                                  }
                                }
                              }
                            }
                            var valid0 = _errs20 === errors;
                          }
                          else {
                            var valid0 = true;
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validateJobEventData.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateJobEventData.errors = vErrors;
  return errors === 0;
}

export function validateJobFailedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.data === undefined) && (missing0 = "data"))){
        validateJobFailedEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validateEventId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validateEventId.errors : vErrors.concat(validateEventId.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.type !== undefined){
            let data1 = data.type;
            const _errs2 = errors;
            if(typeof data1 !== "string"){
              validateJobFailedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            if(!(data1 === "job.failed")){
              validateJobFailedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema10.properties.type.enum},message:"must be equal to one of the allowed values"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.timestamp !== undefined){
              const _errs4 = errors;
              if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.data !== undefined){
                const _errs5 = errors;
                if(!(validateJobEventData(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
                  vErrors = vErrors === null ? validateJobEventData.errors : vErrors.concat(validateJobEventData.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.test !== undefined){
                  const _errs6 = errors;
                  if(typeof data.test !== "boolean"){
                    validateJobFailedEvent.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.truncated !== undefined){
                    const _errs8 = errors;
                    if(typeof data.truncated !== "boolean"){
                      validateJobFailedEvent.errors = [{instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.url !== undefined){
                      let data6 = data.url;
                      const _errs10 = errors;
                      if(errors === _errs10){
                        if(errors === _errs10){
                          if(typeof data6 === "string"){
                            if(!(formats0(data6))){
                              validateJobFailedEvent.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
                              return false;
                            }
                          }
                          else {
                            validateJobFailedEvent.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs10 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validateJobFailedEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateJobFailedEvent.errors = vErrors;
  return errors === 0;
}

export function validateJobPausedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.data === undefined) && (missing0 = "data"))){
        validateJobPausedEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validateEventId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validateEventId.errors : vErrors.concat(validateEventId.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.type !== undefined){
            let data1 = data.type;
            const _errs2 = errors;
            if(typeof data1 !== "string"){
              validateJobPausedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            if(!(data1 === "job.paused")){
              validateJobPausedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema11.properties.type.enum},message:"must be equal to one of the allowed values"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.timestamp !== undefined){
              const _errs4 = errors;
              if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.data !== undefined){
                const _errs5 = errors;
                if(!(validateJobEventData(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
                  vErrors = vErrors === null ? validateJobEventData.errors : vErrors.concat(validateJobEventData.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.test !== undefined){
                  const _errs6 = errors;
                  if(typeof data.test !== "boolean"){
                    validateJobPausedEvent.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.truncated !== undefined){
                    const _errs8 = errors;
                    if(typeof data.truncated !== "boolean"){
                      validateJobPausedEvent.errors = [{instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.url !== undefined){
                      let data6 = data.url;
                      const _errs10 = errors;
                      if(errors === _errs10){
                        if(errors === _errs10){
                          if(typeof data6 === "string"){
                            if(!(formats0(data6))){
                              validateJobPausedEvent.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
                              return false;
                            }
                          }
                          else {
                            validateJobPausedEvent.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs10 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validateJobPausedEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateJobPausedEvent.errors = vErrors;
  return errors === 0;
}

export function validateJudgmentActivatedData(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((data.namespace === undefined) && (missing0 = "namespace")) || ((data.judgment === undefined) && (missing0 = "judgment"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.previous_version === undefined) && (missing0 = "previous_version"))) || ((data.job_id === undefined) && (missing0 = "job_id"))){
        validateJudgmentActivatedData.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.namespace !== undefined){
          const _errs1 = errors;
          if(!(validateNamespaceOrTemplate(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
            vErrors = vErrors === null ? validateNamespaceOrTemplate.errors : vErrors.concat(validateNamespaceOrTemplate.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.judgment !== undefined){
            const _errs2 = errors;
            if(!(validateName(data.judgment, {instancePath:instancePath+"/judgment",parentData:data,parentDataProperty:"judgment",rootData}))){
              vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.version !== undefined){
              const _errs3 = errors;
              if(!(validateVersionNumber(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
                vErrors = vErrors === null ? validateVersionNumber.errors : vErrors.concat(validateVersionNumber.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.previous_version !== undefined){
                let data3 = data.previous_version;
                const _errs4 = errors;
                const _errs5 = errors;
                let valid1 = false;
                const _errs6 = errors;
                if(!(validateVersionNumber(data3, {instancePath:instancePath+"/previous_version",parentData:data,parentDataProperty:"previous_version",rootData}))){
                  vErrors = vErrors === null ? validateVersionNumber.errors : vErrors.concat(validateVersionNumber.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs6 === errors;
                valid1 = valid1 || _valid0;
                if(!valid1){
                  const _errs7 = errors;
                  if(data3 !== null){
                    const err0 = {instancePath:instancePath+"/previous_version",schemaPath:"#/properties/previous_version/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                    errors++;
                  }
                  var _valid0 = _errs7 === errors;
                  valid1 = valid1 || _valid0;
                }
                if(!valid1){
                  const err1 = {instancePath:instancePath+"/previous_version",schemaPath:"#/properties/previous_version/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                  if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                  errors++;
                  validateJudgmentActivatedData.errors = vErrors;
                  return false;
                }
                else {
                  errors = _errs5;
                  if(vErrors !== null){
                    if(_errs5){
                      vErrors.length = _errs5;
                    }
                    else {
                      vErrors = null;
                    }
                  }
                }
                var valid0 = _errs4 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.job_id !== undefined){
                  let data4 = data.job_id;
                  const _errs9 = errors;
                  const _errs10 = errors;
                  let valid2 = false;
                  const _errs11 = errors;
                  if(!(validateJobId(data4, {instancePath:instancePath+"/job_id",parentData:data,parentDataProperty:"job_id",rootData}))){
                    vErrors = vErrors === null ? validateJobId.errors : vErrors.concat(validateJobId.errors);
                    errors = vErrors.length;
                  }
                  var _valid1 = _errs11 === errors;
                  valid2 = valid2 || _valid1;
                  if(!valid2){
                    const _errs12 = errors;
                    if(data4 !== null){
                      const err2 = {instancePath:instancePath+"/job_id",schemaPath:"#/properties/job_id/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                      if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                      errors++;
                    }
                    var _valid1 = _errs12 === errors;
                    valid2 = valid2 || _valid1;
                  }
                  if(!valid2){
                    const err3 = {instancePath:instancePath+"/job_id",schemaPath:"#/properties/job_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                    errors++;
                    validateJudgmentActivatedData.errors = vErrors;
                    return false;
                  }
                  else {
                    errors = _errs10;
                    if(vErrors !== null){
                      if(_errs10){
                        vErrors.length = _errs10;
                      }
                      else {
                        vErrors = null;
                      }
                    }
                  }
                  var valid0 = _errs9 === errors;
                }
                else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    }
    else {
      validateJudgmentActivatedData.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateJudgmentActivatedData.errors = vErrors;
  return errors === 0;
}

export function validateJudgmentActivatedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.data === undefined) && (missing0 = "data"))){
        validateJudgmentActivatedEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validateEventId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validateEventId.errors : vErrors.concat(validateEventId.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.type !== undefined){
            let data1 = data.type;
            const _errs2 = errors;
            if(typeof data1 !== "string"){
              validateJudgmentActivatedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            if(!(data1 === "judgment.activated")){
              validateJudgmentActivatedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema12.properties.type.enum},message:"must be equal to one of the allowed values"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.timestamp !== undefined){
              const _errs4 = errors;
              if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.data !== undefined){
                const _errs5 = errors;
                if(!(validateJudgmentActivatedData(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
                  vErrors = vErrors === null ? validateJudgmentActivatedData.errors : vErrors.concat(validateJudgmentActivatedData.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.test !== undefined){
                  const _errs6 = errors;
                  if(typeof data.test !== "boolean"){
                    validateJudgmentActivatedEvent.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.truncated !== undefined){
                    const _errs8 = errors;
                    if(typeof data.truncated !== "boolean"){
                      validateJudgmentActivatedEvent.errors = [{instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.url !== undefined){
                      let data6 = data.url;
                      const _errs10 = errors;
                      if(errors === _errs10){
                        if(errors === _errs10){
                          if(typeof data6 === "string"){
                            if(!(formats0(data6))){
                              validateJudgmentActivatedEvent.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
                              return false;
                            }
                          }
                          else {
                            validateJudgmentActivatedEvent.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs10 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validateJudgmentActivatedEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateJudgmentActivatedEvent.errors = vErrors;
  return errors === 0;
}

export function validateJudgmentAgreementDroppedData(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((((((((data.namespace === undefined) && (missing0 = "namespace")) || ((data.judgment === undefined) && (missing0 = "judgment"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.engine === undefined) && (missing0 = "engine"))) || ((data.engine_version === undefined) && (missing0 = "engine_version"))) || ((data.documents === undefined) && (missing0 = "documents"))) || ((data.agreement === undefined) && (missing0 = "agreement"))) || ((data.before_engine === undefined) && (missing0 = "before_engine"))) || ((data.before_engine_version === undefined) && (missing0 = "before_engine_version"))) || ((data.before_documents === undefined) && (missing0 = "before_documents"))) || ((data.before_agreement === undefined) && (missing0 = "before_agreement"))) || ((data.p_value === undefined) && (missing0 = "p_value"))){
        validateJudgmentAgreementDroppedData.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.namespace !== undefined){
          const _errs1 = errors;
          if(!(validateNamespaceOrTemplate(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
            vErrors = vErrors === null ? validateNamespaceOrTemplate.errors : vErrors.concat(validateNamespaceOrTemplate.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.judgment !== undefined){
            const _errs2 = errors;
            if(!(validateName(data.judgment, {instancePath:instancePath+"/judgment",parentData:data,parentDataProperty:"judgment",rootData}))){
              vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.version !== undefined){
              const _errs3 = errors;
              if(!(validateVersionNumber(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
                vErrors = vErrors === null ? validateVersionNumber.errors : vErrors.concat(validateVersionNumber.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.engine !== undefined){
                const _errs4 = errors;
                if(!(validateEngineName(data.engine, {instancePath:instancePath+"/engine",parentData:data,parentDataProperty:"engine",rootData}))){
                  vErrors = vErrors === null ? validateEngineName.errors : vErrors.concat(validateEngineName.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.engine_version !== undefined){
                  const _errs5 = errors;
                  if(typeof data.engine_version !== "string"){
                    validateJudgmentAgreementDroppedData.errors = [{instancePath:instancePath+"/engine_version",schemaPath:"#/properties/engine_version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                    return false;
                  }
                  var valid0 = _errs5 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.documents !== undefined){
                    let data5 = data.documents;
                    const _errs7 = errors;
                    if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
                      validateJudgmentAgreementDroppedData.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                      return false;
                    }
                    if(errors === _errs7){
                      if((typeof data5 == "number") && (isFinite(data5))){
                        if(data5 < 0 || isNaN(data5)){
                          validateJudgmentAgreementDroppedData.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                          return false;
                        }
                        else {
                          if(!(formats1.validate(data5))){
                            validateJudgmentAgreementDroppedData.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                            return false;
                          }
                        }
                      }
                    }
                    var valid0 = _errs7 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.agreement !== undefined){
                      const _errs9 = errors;
                      if(!(validateIntervalEstimate(data.agreement, {instancePath:instancePath+"/agreement",parentData:data,parentDataProperty:"agreement",rootData}))){
                        vErrors = vErrors === null ? validateIntervalEstimate.errors : vErrors.concat(validateIntervalEstimate.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs9 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.before_engine !== undefined){
                        const _errs10 = errors;
                        if(!(validateEngineName(data.before_engine, {instancePath:instancePath+"/before_engine",parentData:data,parentDataProperty:"before_engine",rootData}))){
                          vErrors = vErrors === null ? validateEngineName.errors : vErrors.concat(validateEngineName.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs10 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                      if(valid0){
                        if(data.before_engine_version !== undefined){
                          const _errs11 = errors;
                          if(typeof data.before_engine_version !== "string"){
                            validateJudgmentAgreementDroppedData.errors = [{instancePath:instancePath+"/before_engine_version",schemaPath:"#/properties/before_engine_version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                            return false;
                          }
                          var valid0 = _errs11 === errors;
                        }
                        else {
                          var valid0 = true;
                        }
                        if(valid0){
                          if(data.before_documents !== undefined){
                            let data9 = data.before_documents;
                            const _errs13 = errors;
                            if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
                              validateJudgmentAgreementDroppedData.errors = [{instancePath:instancePath+"/before_documents",schemaPath:"#/properties/before_documents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                              return false;
                            }
                            if(errors === _errs13){
                              if((typeof data9 == "number") && (isFinite(data9))){
                                if(data9 < 0 || isNaN(data9)){
                                  validateJudgmentAgreementDroppedData.errors = [{instancePath:instancePath+"/before_documents",schemaPath:"#/properties/before_documents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                                  return false;
                                }
                                else {
                                  if(!(formats1.validate(data9))){
                                    validateJudgmentAgreementDroppedData.errors = [{instancePath:instancePath+"/before_documents",schemaPath:"#/properties/before_documents/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                                    return false;
                                  }
                                }
                              }
                            }
                            var valid0 = _errs13 === errors;
                          }
                          else {
                            var valid0 = true;
                          }
                          if(valid0){
                            if(data.before_agreement !== undefined){
                              const _errs15 = errors;
                              if(!(validateIntervalEstimate(data.before_agreement, {instancePath:instancePath+"/before_agreement",parentData:data,parentDataProperty:"before_agreement",rootData}))){
                                vErrors = vErrors === null ? validateIntervalEstimate.errors : vErrors.concat(validateIntervalEstimate.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs15 === errors;
                            }
                            else {
                              var valid0 = true;
                            }
                            if(valid0){
                              if(data.p_value !== undefined){
                                let data11 = data.p_value;
                                const _errs16 = errors;
                                if(!((typeof data11 == "number") && (isFinite(data11)))){
                                  validateJudgmentAgreementDroppedData.errors = [{instancePath:instancePath+"/p_value",schemaPath:"#/properties/p_value/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                                  return false;
                                }
                                var valid0 = _errs16 === errors;
                              }
                              else {
                                var valid0 = true;
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validateJudgmentAgreementDroppedData.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateJudgmentAgreementDroppedData.errors = vErrors;
  return errors === 0;
}

export function validateJudgmentAgreementDroppedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.data === undefined) && (missing0 = "data"))){
        validateJudgmentAgreementDroppedEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validateEventId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validateEventId.errors : vErrors.concat(validateEventId.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.type !== undefined){
            let data1 = data.type;
            const _errs2 = errors;
            if(typeof data1 !== "string"){
              validateJudgmentAgreementDroppedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            if(!(data1 === "judgment.agreement_dropped")){
              validateJudgmentAgreementDroppedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema13.properties.type.enum},message:"must be equal to one of the allowed values"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.timestamp !== undefined){
              const _errs4 = errors;
              if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.data !== undefined){
                const _errs5 = errors;
                if(!(validateJudgmentAgreementDroppedData(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
                  vErrors = vErrors === null ? validateJudgmentAgreementDroppedData.errors : vErrors.concat(validateJudgmentAgreementDroppedData.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.test !== undefined){
                  const _errs6 = errors;
                  if(typeof data.test !== "boolean"){
                    validateJudgmentAgreementDroppedEvent.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.truncated !== undefined){
                    const _errs8 = errors;
                    if(typeof data.truncated !== "boolean"){
                      validateJudgmentAgreementDroppedEvent.errors = [{instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.url !== undefined){
                      let data6 = data.url;
                      const _errs10 = errors;
                      if(errors === _errs10){
                        if(errors === _errs10){
                          if(typeof data6 === "string"){
                            if(!(formats0(data6))){
                              validateJudgmentAgreementDroppedEvent.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
                              return false;
                            }
                          }
                          else {
                            validateJudgmentAgreementDroppedEvent.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs10 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validateJudgmentAgreementDroppedEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateJudgmentAgreementDroppedEvent.errors = vErrors;
  return errors === 0;
}

export function validateJudgmentCalibratedData(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((((data.namespace === undefined) && (missing0 = "namespace")) || ((data.judgment === undefined) && (missing0 = "judgment"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.engine === undefined) && (missing0 = "engine"))) || ((data.engine_version === undefined) && (missing0 = "engine_version"))) || ((data.method === undefined) && (missing0 = "method"))) || ((data.outcomes === undefined) && (missing0 = "outcomes"))){
        validateJudgmentCalibratedData.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.namespace !== undefined){
          const _errs1 = errors;
          if(!(validateNamespaceOrTemplate(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
            vErrors = vErrors === null ? validateNamespaceOrTemplate.errors : vErrors.concat(validateNamespaceOrTemplate.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.judgment !== undefined){
            const _errs2 = errors;
            if(!(validateName(data.judgment, {instancePath:instancePath+"/judgment",parentData:data,parentDataProperty:"judgment",rootData}))){
              vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.version !== undefined){
              const _errs3 = errors;
              if(!(validateVersionNumber(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
                vErrors = vErrors === null ? validateVersionNumber.errors : vErrors.concat(validateVersionNumber.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.engine !== undefined){
                const _errs4 = errors;
                if(!(validateEngineName(data.engine, {instancePath:instancePath+"/engine",parentData:data,parentDataProperty:"engine",rootData}))){
                  vErrors = vErrors === null ? validateEngineName.errors : vErrors.concat(validateEngineName.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.engine_version !== undefined){
                  const _errs5 = errors;
                  if(typeof data.engine_version !== "string"){
                    validateJudgmentCalibratedData.errors = [{instancePath:instancePath+"/engine_version",schemaPath:"#/properties/engine_version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                    return false;
                  }
                  var valid0 = _errs5 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.method !== undefined){
                    const _errs7 = errors;
                    if(!(validateCalibrationMethod(data.method, {instancePath:instancePath+"/method",parentData:data,parentDataProperty:"method",rootData}))){
                      vErrors = vErrors === null ? validateCalibrationMethod.errors : vErrors.concat(validateCalibrationMethod.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.outcomes !== undefined){
                      let data6 = data.outcomes;
                      const _errs8 = errors;
                      if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
                        validateJudgmentCalibratedData.errors = [{instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                        return false;
                      }
                      if(errors === _errs8){
                        if((typeof data6 == "number") && (isFinite(data6))){
                          if(data6 < 0 || isNaN(data6)){
                            validateJudgmentCalibratedData.errors = [{instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                            return false;
                          }
                          else {
                            if(!(formats1.validate(data6))){
                              validateJudgmentCalibratedData.errors = [{instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                              return false;
                            }
                          }
                        }
                      }
                      var valid0 = _errs8 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validateJudgmentCalibratedData.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateJudgmentCalibratedData.errors = vErrors;
  return errors === 0;
}

export function validateJudgmentCalibratedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.data === undefined) && (missing0 = "data"))){
        validateJudgmentCalibratedEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validateEventId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validateEventId.errors : vErrors.concat(validateEventId.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.type !== undefined){
            let data1 = data.type;
            const _errs2 = errors;
            if(typeof data1 !== "string"){
              validateJudgmentCalibratedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            if(!(data1 === "judgment.calibrated")){
              validateJudgmentCalibratedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema14.properties.type.enum},message:"must be equal to one of the allowed values"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.timestamp !== undefined){
              const _errs4 = errors;
              if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.data !== undefined){
                const _errs5 = errors;
                if(!(validateJudgmentCalibratedData(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
                  vErrors = vErrors === null ? validateJudgmentCalibratedData.errors : vErrors.concat(validateJudgmentCalibratedData.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.test !== undefined){
                  const _errs6 = errors;
                  if(typeof data.test !== "boolean"){
                    validateJudgmentCalibratedEvent.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.truncated !== undefined){
                    const _errs8 = errors;
                    if(typeof data.truncated !== "boolean"){
                      validateJudgmentCalibratedEvent.errors = [{instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.url !== undefined){
                      let data6 = data.url;
                      const _errs10 = errors;
                      if(errors === _errs10){
                        if(errors === _errs10){
                          if(typeof data6 === "string"){
                            if(!(formats0(data6))){
                              validateJudgmentCalibratedEvent.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
                              return false;
                            }
                          }
                          else {
                            validateJudgmentCalibratedEvent.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs10 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validateJudgmentCalibratedEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateJudgmentCalibratedEvent.errors = vErrors;
  return errors === 0;
}

export function validateJudgmentDriftDetectedData(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((((((((((data.namespace === undefined) && (missing0 = "namespace")) || ((data.judgment === undefined) && (missing0 = "judgment"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.by === undefined) && (missing0 = "by"))) || ((data.engine === undefined) && (missing0 = "engine"))) || ((data.engine_version === undefined) && (missing0 = "engine_version"))) || ((data.month === undefined) && (missing0 = "month"))) || ((data.documents === undefined) && (missing0 = "documents"))) || ((data.before_documents === undefined) && (missing0 = "before_documents"))) || ((data.stability_index === undefined) && (missing0 = "stability_index"))) || ((data.p_value === undefined) && (missing0 = "p_value"))) || ((data.same_contexts === undefined) && (missing0 = "same_contexts"))) || ((data.flips === undefined) && (missing0 = "flips"))){
        validateJudgmentDriftDetectedData.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.namespace !== undefined){
          const _errs1 = errors;
          if(!(validateNamespaceOrTemplate(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
            vErrors = vErrors === null ? validateNamespaceOrTemplate.errors : vErrors.concat(validateNamespaceOrTemplate.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.judgment !== undefined){
            const _errs2 = errors;
            if(!(validateName(data.judgment, {instancePath:instancePath+"/judgment",parentData:data,parentDataProperty:"judgment",rootData}))){
              vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.version !== undefined){
              const _errs3 = errors;
              if(!(validateVersionNumber(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
                vErrors = vErrors === null ? validateVersionNumber.errors : vErrors.concat(validateVersionNumber.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.by !== undefined){
                const _errs4 = errors;
                if(!(validateDriftEvidence(data.by, {instancePath:instancePath+"/by",parentData:data,parentDataProperty:"by",rootData}))){
                  vErrors = vErrors === null ? validateDriftEvidence.errors : vErrors.concat(validateDriftEvidence.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.engine !== undefined){
                  let data4 = data.engine;
                  const _errs5 = errors;
                  const _errs6 = errors;
                  let valid1 = false;
                  const _errs7 = errors;
                  if(!(validateEngineName(data4, {instancePath:instancePath+"/engine",parentData:data,parentDataProperty:"engine",rootData}))){
                    vErrors = vErrors === null ? validateEngineName.errors : vErrors.concat(validateEngineName.errors);
                    errors = vErrors.length;
                  }
                  var _valid0 = _errs7 === errors;
                  valid1 = valid1 || _valid0;
                  if(!valid1){
                    const _errs8 = errors;
                    if(data4 !== null){
                      const err0 = {instancePath:instancePath+"/engine",schemaPath:"#/properties/engine/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                      errors++;
                    }
                    var _valid0 = _errs8 === errors;
                    valid1 = valid1 || _valid0;
                  }
                  if(!valid1){
                    const err1 = {instancePath:instancePath+"/engine",schemaPath:"#/properties/engine/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                    errors++;
                    validateJudgmentDriftDetectedData.errors = vErrors;
                    return false;
                  }
                  else {
                    errors = _errs6;
                    if(vErrors !== null){
                      if(_errs6){
                        vErrors.length = _errs6;
                      }
                      else {
                        vErrors = null;
                      }
                    }
                  }
                  var valid0 = _errs5 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.engine_version !== undefined){
                    let data5 = data.engine_version;
                    const _errs10 = errors;
                    if((typeof data5 !== "string") && (data5 !== null)){
                      validateJudgmentDriftDetectedData.errors = [{instancePath:instancePath+"/engine_version",schemaPath:"#/properties/engine_version/type",keyword:"type",params:{type: schema15.properties.engine_version.type},message:"must be string,null"}];
                      return false;
                    }
                    var valid0 = _errs10 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.month !== undefined){
                      let data6 = data.month;
                      const _errs12 = errors;
                      const _errs13 = errors;
                      let valid2 = false;
                      const _errs14 = errors;
                      if(!(validateMonth(data6, {instancePath:instancePath+"/month",parentData:data,parentDataProperty:"month",rootData}))){
                        vErrors = vErrors === null ? validateMonth.errors : vErrors.concat(validateMonth.errors);
                        errors = vErrors.length;
                      }
                      var _valid1 = _errs14 === errors;
                      valid2 = valid2 || _valid1;
                      if(!valid2){
                        const _errs15 = errors;
                        if(data6 !== null){
                          const err2 = {instancePath:instancePath+"/month",schemaPath:"#/properties/month/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                          if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                          errors++;
                        }
                        var _valid1 = _errs15 === errors;
                        valid2 = valid2 || _valid1;
                      }
                      if(!valid2){
                        const err3 = {instancePath:instancePath+"/month",schemaPath:"#/properties/month/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                        if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                        errors++;
                        validateJudgmentDriftDetectedData.errors = vErrors;
                        return false;
                      }
                      else {
                        errors = _errs13;
                        if(vErrors !== null){
                          if(_errs13){
                            vErrors.length = _errs13;
                          }
                          else {
                            vErrors = null;
                          }
                        }
                      }
                      var valid0 = _errs12 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.documents !== undefined){
                        let data7 = data.documents;
                        const _errs17 = errors;
                        if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
                          validateJudgmentDriftDetectedData.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                          return false;
                        }
                        if(errors === _errs17){
                          if((typeof data7 == "number") && (isFinite(data7))){
                            if(data7 < 0 || isNaN(data7)){
                              validateJudgmentDriftDetectedData.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                              return false;
                            }
                            else {
                              if(!(formats1.validate(data7))){
                                validateJudgmentDriftDetectedData.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                                return false;
                              }
                            }
                          }
                        }
                        var valid0 = _errs17 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                      if(valid0){
                        if(data.before_documents !== undefined){
                          let data8 = data.before_documents;
                          const _errs19 = errors;
                          if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
                            validateJudgmentDriftDetectedData.errors = [{instancePath:instancePath+"/before_documents",schemaPath:"#/properties/before_documents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                            return false;
                          }
                          if(errors === _errs19){
                            if((typeof data8 == "number") && (isFinite(data8))){
                              if(data8 < 0 || isNaN(data8)){
                                validateJudgmentDriftDetectedData.errors = [{instancePath:instancePath+"/before_documents",schemaPath:"#/properties/before_documents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                                return false;
                              }
                              else {
                                if(!(formats1.validate(data8))){
                                  validateJudgmentDriftDetectedData.errors = [{instancePath:instancePath+"/before_documents",schemaPath:"#/properties/before_documents/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                                  return false;
                                }
                              }
                            }
                          }
                          var valid0 = _errs19 === errors;
                        }
                        else {
                          var valid0 = true;
                        }
                        if(valid0){
                          if(data.stability_index !== undefined){
                            let data9 = data.stability_index;
                            const _errs21 = errors;
                            if(!((typeof data9 == "number") && (isFinite(data9)))){
                              validateJudgmentDriftDetectedData.errors = [{instancePath:instancePath+"/stability_index",schemaPath:"#/properties/stability_index/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                              return false;
                            }
                            var valid0 = _errs21 === errors;
                          }
                          else {
                            var valid0 = true;
                          }
                          if(valid0){
                            if(data.p_value !== undefined){
                              let data10 = data.p_value;
                              const _errs23 = errors;
                              if(!((typeof data10 == "number") && (isFinite(data10)))){
                                validateJudgmentDriftDetectedData.errors = [{instancePath:instancePath+"/p_value",schemaPath:"#/properties/p_value/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                                return false;
                              }
                              var valid0 = _errs23 === errors;
                            }
                            else {
                              var valid0 = true;
                            }
                            if(valid0){
                              if(data.same_contexts !== undefined){
                                let data11 = data.same_contexts;
                                const _errs25 = errors;
                                if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
                                  validateJudgmentDriftDetectedData.errors = [{instancePath:instancePath+"/same_contexts",schemaPath:"#/properties/same_contexts/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                                  return false;
                                }
                                if(errors === _errs25){
                                  if((typeof data11 == "number") && (isFinite(data11))){
                                    if(data11 < 0 || isNaN(data11)){
                                      validateJudgmentDriftDetectedData.errors = [{instancePath:instancePath+"/same_contexts",schemaPath:"#/properties/same_contexts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                                      return false;
                                    }
                                    else {
                                      if(!(formats1.validate(data11))){
                                        validateJudgmentDriftDetectedData.errors = [{instancePath:instancePath+"/same_contexts",schemaPath:"#/properties/same_contexts/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                                        return false;
                                      }
                                    }
                                  }
                                }
                                var valid0 = _errs25 === errors;
                              }
                              else {
                                var valid0 = true;
                              }
                              if(valid0){
                                if(data.flips !== undefined){
                                  let data12 = data.flips;
                                  const _errs27 = errors;
                                  if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
                                    validateJudgmentDriftDetectedData.errors = [{instancePath:instancePath+"/flips",schemaPath:"#/properties/flips/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                                    return false;
                                  }
                                  if(errors === _errs27){
                                    if((typeof data12 == "number") && (isFinite(data12))){
                                      if(data12 < 0 || isNaN(data12)){
                                        validateJudgmentDriftDetectedData.errors = [{instancePath:instancePath+"/flips",schemaPath:"#/properties/flips/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                                        return false;
                                      }
                                      else {
                                        if(!(formats1.validate(data12))){
                                          validateJudgmentDriftDetectedData.errors = [{instancePath:instancePath+"/flips",schemaPath:"#/properties/flips/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                                          return false;
                                        }
                                      }
                                    }
                                  }
                                  var valid0 = _errs27 === errors;
                                }
                                else {
                                  var valid0 = true;
                                }
                                if(valid0){
                                  if(data.sentinel_run !== undefined){
                                    let data13 = data.sentinel_run;
                                    const _errs29 = errors;
                                    if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
                                      validateJudgmentDriftDetectedData.errors = [{instancePath:instancePath+"/sentinel_run",schemaPath:"#/properties/sentinel_run/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                                      return false;
                                    }
                                    if(errors === _errs29){
                                      if((typeof data13 == "number") && (isFinite(data13))){
                                        if(!(formats2.validate(data13))){
                                          validateJudgmentDriftDetectedData.errors = [{instancePath:instancePath+"/sentinel_run",schemaPath:"#/properties/sentinel_run/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
                                          return false;
                                        }
                                      }
                                    }
                                    var valid0 = _errs29 === errors;
                                  }
                                  else {
                                    var valid0 = true;
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validateJudgmentDriftDetectedData.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateJudgmentDriftDetectedData.errors = vErrors;
  return errors === 0;
}

export function validateJudgmentDriftDetectedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.data === undefined) && (missing0 = "data"))){
        validateJudgmentDriftDetectedEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validateEventId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validateEventId.errors : vErrors.concat(validateEventId.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.type !== undefined){
            let data1 = data.type;
            const _errs2 = errors;
            if(typeof data1 !== "string"){
              validateJudgmentDriftDetectedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            if(!(data1 === "judgment.drift_detected")){
              validateJudgmentDriftDetectedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema16.properties.type.enum},message:"must be equal to one of the allowed values"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.timestamp !== undefined){
              const _errs4 = errors;
              if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.data !== undefined){
                const _errs5 = errors;
                if(!(validateJudgmentDriftDetectedData(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
                  vErrors = vErrors === null ? validateJudgmentDriftDetectedData.errors : vErrors.concat(validateJudgmentDriftDetectedData.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.test !== undefined){
                  const _errs6 = errors;
                  if(typeof data.test !== "boolean"){
                    validateJudgmentDriftDetectedEvent.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.truncated !== undefined){
                    const _errs8 = errors;
                    if(typeof data.truncated !== "boolean"){
                      validateJudgmentDriftDetectedEvent.errors = [{instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.url !== undefined){
                      let data6 = data.url;
                      const _errs10 = errors;
                      if(errors === _errs10){
                        if(errors === _errs10){
                          if(typeof data6 === "string"){
                            if(!(formats0(data6))){
                              validateJudgmentDriftDetectedEvent.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
                              return false;
                            }
                          }
                          else {
                            validateJudgmentDriftDetectedEvent.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs10 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validateJudgmentDriftDetectedEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateJudgmentDriftDetectedEvent.errors = vErrors;
  return errors === 0;
}

export function validateJudgmentLearnedData(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((((((data.namespace === undefined) && (missing0 = "namespace")) || ((data.judgment === undefined) && (missing0 = "judgment"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.engine === undefined) && (missing0 = "engine"))) || ((data.engine_version === undefined) && (missing0 = "engine_version"))) || ((data.documents === undefined) && (missing0 = "documents"))) || ((data.log_loss === undefined) && (missing0 = "log_loss"))) || ((data.log_loss_before === undefined) && (missing0 = "log_loss_before"))) || ((data.accuracy === undefined) && (missing0 = "accuracy"))) || ((data.accuracy_before === undefined) && (missing0 = "accuracy_before"))){
        validateJudgmentLearnedData.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.namespace !== undefined){
          const _errs1 = errors;
          if(!(validateNamespaceOrTemplate(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
            vErrors = vErrors === null ? validateNamespaceOrTemplate.errors : vErrors.concat(validateNamespaceOrTemplate.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.judgment !== undefined){
            const _errs2 = errors;
            if(!(validateName(data.judgment, {instancePath:instancePath+"/judgment",parentData:data,parentDataProperty:"judgment",rootData}))){
              vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.version !== undefined){
              const _errs3 = errors;
              if(!(validateVersionNumber(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
                vErrors = vErrors === null ? validateVersionNumber.errors : vErrors.concat(validateVersionNumber.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.engine !== undefined){
                const _errs4 = errors;
                if(!(validateEngineName(data.engine, {instancePath:instancePath+"/engine",parentData:data,parentDataProperty:"engine",rootData}))){
                  vErrors = vErrors === null ? validateEngineName.errors : vErrors.concat(validateEngineName.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.engine_version !== undefined){
                  const _errs5 = errors;
                  if(typeof data.engine_version !== "string"){
                    validateJudgmentLearnedData.errors = [{instancePath:instancePath+"/engine_version",schemaPath:"#/properties/engine_version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                    return false;
                  }
                  var valid0 = _errs5 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.documents !== undefined){
                    let data5 = data.documents;
                    const _errs7 = errors;
                    if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
                      validateJudgmentLearnedData.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                      return false;
                    }
                    if(errors === _errs7){
                      if((typeof data5 == "number") && (isFinite(data5))){
                        if(data5 < 0 || isNaN(data5)){
                          validateJudgmentLearnedData.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                          return false;
                        }
                        else {
                          if(!(formats1.validate(data5))){
                            validateJudgmentLearnedData.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                            return false;
                          }
                        }
                      }
                    }
                    var valid0 = _errs7 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.log_loss !== undefined){
                      let data6 = data.log_loss;
                      const _errs9 = errors;
                      if(!((typeof data6 == "number") && (isFinite(data6)))){
                        validateJudgmentLearnedData.errors = [{instancePath:instancePath+"/log_loss",schemaPath:"#/properties/log_loss/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                        return false;
                      }
                      var valid0 = _errs9 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.log_loss_before !== undefined){
                        let data7 = data.log_loss_before;
                        const _errs11 = errors;
                        if(!((typeof data7 == "number") && (isFinite(data7)))){
                          validateJudgmentLearnedData.errors = [{instancePath:instancePath+"/log_loss_before",schemaPath:"#/properties/log_loss_before/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                          return false;
                        }
                        var valid0 = _errs11 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                      if(valid0){
                        if(data.accuracy !== undefined){
                          const _errs13 = errors;
                          if(!(validateShare(data.accuracy, {instancePath:instancePath+"/accuracy",parentData:data,parentDataProperty:"accuracy",rootData}))){
                            vErrors = vErrors === null ? validateShare.errors : vErrors.concat(validateShare.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs13 === errors;
                        }
                        else {
                          var valid0 = true;
                        }
                        if(valid0){
                          if(data.accuracy_before !== undefined){
                            const _errs14 = errors;
                            if(!(validateShare(data.accuracy_before, {instancePath:instancePath+"/accuracy_before",parentData:data,parentDataProperty:"accuracy_before",rootData}))){
                              vErrors = vErrors === null ? validateShare.errors : vErrors.concat(validateShare.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs14 === errors;
                          }
                          else {
                            var valid0 = true;
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validateJudgmentLearnedData.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateJudgmentLearnedData.errors = vErrors;
  return errors === 0;
}

export function validateJudgmentLearnedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.data === undefined) && (missing0 = "data"))){
        validateJudgmentLearnedEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validateEventId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validateEventId.errors : vErrors.concat(validateEventId.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.type !== undefined){
            let data1 = data.type;
            const _errs2 = errors;
            if(typeof data1 !== "string"){
              validateJudgmentLearnedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            if(!(data1 === "judgment.learned")){
              validateJudgmentLearnedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema17.properties.type.enum},message:"must be equal to one of the allowed values"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.timestamp !== undefined){
              const _errs4 = errors;
              if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.data !== undefined){
                const _errs5 = errors;
                if(!(validateJudgmentLearnedData(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
                  vErrors = vErrors === null ? validateJudgmentLearnedData.errors : vErrors.concat(validateJudgmentLearnedData.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.test !== undefined){
                  const _errs6 = errors;
                  if(typeof data.test !== "boolean"){
                    validateJudgmentLearnedEvent.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.truncated !== undefined){
                    const _errs8 = errors;
                    if(typeof data.truncated !== "boolean"){
                      validateJudgmentLearnedEvent.errors = [{instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.url !== undefined){
                      let data6 = data.url;
                      const _errs10 = errors;
                      if(errors === _errs10){
                        if(errors === _errs10){
                          if(typeof data6 === "string"){
                            if(!(formats0(data6))){
                              validateJudgmentLearnedEvent.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
                              return false;
                            }
                          }
                          else {
                            validateJudgmentLearnedEvent.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs10 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validateJudgmentLearnedEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateJudgmentLearnedEvent.errors = vErrors;
  return errors === 0;
}

export function validateNamespaceBudgetData(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.namespace === undefined) && (missing0 = "namespace")) || ((data.month === undefined) && (missing0 = "month"))) || ((data.budget_usd_per_month === undefined) && (missing0 = "budget_usd_per_month"))) || ((data.spend_usd === undefined) && (missing0 = "spend_usd"))){
        validateNamespaceBudgetData.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.namespace !== undefined){
          const _errs1 = errors;
          if(!(validateNamespaceName(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
            vErrors = vErrors === null ? validateNamespaceName.errors : vErrors.concat(validateNamespaceName.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.month !== undefined){
            const _errs2 = errors;
            if(!(validateMonth(data.month, {instancePath:instancePath+"/month",parentData:data,parentDataProperty:"month",rootData}))){
              vErrors = vErrors === null ? validateMonth.errors : vErrors.concat(validateMonth.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.budget_usd_per_month !== undefined){
              let data2 = data.budget_usd_per_month;
              const _errs3 = errors;
              const _errs4 = errors;
              let valid1 = false;
              const _errs5 = errors;
              if(!(validateUsd(data2, {instancePath:instancePath+"/budget_usd_per_month",parentData:data,parentDataProperty:"budget_usd_per_month",rootData}))){
                vErrors = vErrors === null ? validateUsd.errors : vErrors.concat(validateUsd.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
              if(!valid1){
                const _errs6 = errors;
                if(data2 !== null){
                  const err0 = {instancePath:instancePath+"/budget_usd_per_month",schemaPath:"#/properties/budget_usd_per_month/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                  if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                  errors++;
                }
                var _valid0 = _errs6 === errors;
                valid1 = valid1 || _valid0;
              }
              if(!valid1){
                const err1 = {instancePath:instancePath+"/budget_usd_per_month",schemaPath:"#/properties/budget_usd_per_month/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                errors++;
                validateNamespaceBudgetData.errors = vErrors;
                return false;
              }
              else {
                errors = _errs4;
                if(vErrors !== null){
                  if(_errs4){
                    vErrors.length = _errs4;
                  }
                  else {
                    vErrors = null;
                  }
                }
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.spend_usd !== undefined){
                const _errs8 = errors;
                if(!(validateUsd(data.spend_usd, {instancePath:instancePath+"/spend_usd",parentData:data,parentDataProperty:"spend_usd",rootData}))){
                  vErrors = vErrors === null ? validateUsd.errors : vErrors.concat(validateUsd.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs8 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.budget_prefix !== undefined){
                  const _errs9 = errors;
                  if(typeof data.budget_prefix !== "string"){
                    validateNamespaceBudgetData.errors = [{instancePath:instancePath+"/budget_prefix",schemaPath:"#/properties/budget_prefix/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                    return false;
                  }
                  var valid0 = _errs9 === errors;
                }
                else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    }
    else {
      validateNamespaceBudgetData.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateNamespaceBudgetData.errors = vErrors;
  return errors === 0;
}

export function validateNamespaceBudgetPausedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.data === undefined) && (missing0 = "data"))){
        validateNamespaceBudgetPausedEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validateEventId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validateEventId.errors : vErrors.concat(validateEventId.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.type !== undefined){
            let data1 = data.type;
            const _errs2 = errors;
            if(typeof data1 !== "string"){
              validateNamespaceBudgetPausedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            if(!(data1 === "namespace.budget_paused")){
              validateNamespaceBudgetPausedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema18.properties.type.enum},message:"must be equal to one of the allowed values"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.timestamp !== undefined){
              const _errs4 = errors;
              if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.data !== undefined){
                const _errs5 = errors;
                if(!(validateNamespaceBudgetData(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
                  vErrors = vErrors === null ? validateNamespaceBudgetData.errors : vErrors.concat(validateNamespaceBudgetData.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.test !== undefined){
                  const _errs6 = errors;
                  if(typeof data.test !== "boolean"){
                    validateNamespaceBudgetPausedEvent.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.truncated !== undefined){
                    const _errs8 = errors;
                    if(typeof data.truncated !== "boolean"){
                      validateNamespaceBudgetPausedEvent.errors = [{instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.url !== undefined){
                      let data6 = data.url;
                      const _errs10 = errors;
                      if(errors === _errs10){
                        if(errors === _errs10){
                          if(typeof data6 === "string"){
                            if(!(formats0(data6))){
                              validateNamespaceBudgetPausedEvent.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
                              return false;
                            }
                          }
                          else {
                            validateNamespaceBudgetPausedEvent.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs10 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validateNamespaceBudgetPausedEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateNamespaceBudgetPausedEvent.errors = vErrors;
  return errors === 0;
}

export function validateNamespaceBudgetResumedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.data === undefined) && (missing0 = "data"))){
        validateNamespaceBudgetResumedEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validateEventId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validateEventId.errors : vErrors.concat(validateEventId.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.type !== undefined){
            let data1 = data.type;
            const _errs2 = errors;
            if(typeof data1 !== "string"){
              validateNamespaceBudgetResumedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            if(!(data1 === "namespace.budget_resumed")){
              validateNamespaceBudgetResumedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema19.properties.type.enum},message:"must be equal to one of the allowed values"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.timestamp !== undefined){
              const _errs4 = errors;
              if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.data !== undefined){
                const _errs5 = errors;
                if(!(validateNamespaceBudgetData(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
                  vErrors = vErrors === null ? validateNamespaceBudgetData.errors : vErrors.concat(validateNamespaceBudgetData.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.test !== undefined){
                  const _errs6 = errors;
                  if(typeof data.test !== "boolean"){
                    validateNamespaceBudgetResumedEvent.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.truncated !== undefined){
                    const _errs8 = errors;
                    if(typeof data.truncated !== "boolean"){
                      validateNamespaceBudgetResumedEvent.errors = [{instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.url !== undefined){
                      let data6 = data.url;
                      const _errs10 = errors;
                      if(errors === _errs10){
                        if(errors === _errs10){
                          if(typeof data6 === "string"){
                            if(!(formats0(data6))){
                              validateNamespaceBudgetResumedEvent.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
                              return false;
                            }
                          }
                          else {
                            validateNamespaceBudgetResumedEvent.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs10 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validateNamespaceBudgetResumedEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateNamespaceBudgetResumedEvent.errors = vErrors;
  return errors === 0;
}

export function validateNamespaceDeletedData(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.namespace === undefined) && (missing0 = "namespace")) || ((data.job_id === undefined) && (missing0 = "job_id"))){
        validateNamespaceDeletedData.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.namespace !== undefined){
          const _errs1 = errors;
          if(!(validateNamespaceName(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
            vErrors = vErrors === null ? validateNamespaceName.errors : vErrors.concat(validateNamespaceName.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.job_id !== undefined){
            const _errs2 = errors;
            if(!(validateJobId(data.job_id, {instancePath:instancePath+"/job_id",parentData:data,parentDataProperty:"job_id",rootData}))){
              vErrors = vErrors === null ? validateJobId.errors : vErrors.concat(validateJobId.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
        }
      }
    }
    else {
      validateNamespaceDeletedData.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateNamespaceDeletedData.errors = vErrors;
  return errors === 0;
}

export function validateNamespaceDeletedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.data === undefined) && (missing0 = "data"))){
        validateNamespaceDeletedEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validateEventId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validateEventId.errors : vErrors.concat(validateEventId.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.type !== undefined){
            let data1 = data.type;
            const _errs2 = errors;
            if(typeof data1 !== "string"){
              validateNamespaceDeletedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            if(!(data1 === "namespace.deleted")){
              validateNamespaceDeletedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema20.properties.type.enum},message:"must be equal to one of the allowed values"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.timestamp !== undefined){
              const _errs4 = errors;
              if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.data !== undefined){
                const _errs5 = errors;
                if(!(validateNamespaceDeletedData(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
                  vErrors = vErrors === null ? validateNamespaceDeletedData.errors : vErrors.concat(validateNamespaceDeletedData.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.test !== undefined){
                  const _errs6 = errors;
                  if(typeof data.test !== "boolean"){
                    validateNamespaceDeletedEvent.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.truncated !== undefined){
                    const _errs8 = errors;
                    if(typeof data.truncated !== "boolean"){
                      validateNamespaceDeletedEvent.errors = [{instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.url !== undefined){
                      let data6 = data.url;
                      const _errs10 = errors;
                      if(errors === _errs10){
                        if(errors === _errs10){
                          if(typeof data6 === "string"){
                            if(!(formats0(data6))){
                              validateNamespaceDeletedEvent.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
                              return false;
                            }
                          }
                          else {
                            validateNamespaceDeletedEvent.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs10 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validateNamespaceDeletedEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateNamespaceDeletedEvent.errors = vErrors;
  return errors === 0;
}

export function validateNamespaceTenantSummaryFailedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.data === undefined) && (missing0 = "data"))){
        validateNamespaceTenantSummaryFailedEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validateEventId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validateEventId.errors : vErrors.concat(validateEventId.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.type !== undefined){
            let data1 = data.type;
            const _errs2 = errors;
            if(typeof data1 !== "string"){
              validateNamespaceTenantSummaryFailedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            if(!(data1 === "namespace.tenant_summary_failed")){
              validateNamespaceTenantSummaryFailedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema21.properties.type.enum},message:"must be equal to one of the allowed values"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.timestamp !== undefined){
              const _errs4 = errors;
              if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.data !== undefined){
                const _errs5 = errors;
                if(!(validateTenantSummaryFailedData(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
                  vErrors = vErrors === null ? validateTenantSummaryFailedData.errors : vErrors.concat(validateTenantSummaryFailedData.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.test !== undefined){
                  const _errs6 = errors;
                  if(typeof data.test !== "boolean"){
                    validateNamespaceTenantSummaryFailedEvent.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.truncated !== undefined){
                    const _errs8 = errors;
                    if(typeof data.truncated !== "boolean"){
                      validateNamespaceTenantSummaryFailedEvent.errors = [{instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.url !== undefined){
                      let data6 = data.url;
                      const _errs10 = errors;
                      if(errors === _errs10){
                        if(errors === _errs10){
                          if(typeof data6 === "string"){
                            if(!(formats0(data6))){
                              validateNamespaceTenantSummaryFailedEvent.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
                              return false;
                            }
                          }
                          else {
                            validateNamespaceTenantSummaryFailedEvent.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs10 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validateNamespaceTenantSummaryFailedEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateNamespaceTenantSummaryFailedEvent.errors = vErrors;
  return errors === 0;
}

export function validateSubscriptionEnteredEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.data === undefined) && (missing0 = "data"))){
        validateSubscriptionEnteredEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validateEventId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validateEventId.errors : vErrors.concat(validateEventId.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.type !== undefined){
            let data1 = data.type;
            const _errs2 = errors;
            if(typeof data1 !== "string"){
              validateSubscriptionEnteredEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            if(!(data1 === "subscription.entered")){
              validateSubscriptionEnteredEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema22.properties.type.enum},message:"must be equal to one of the allowed values"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.timestamp !== undefined){
              const _errs4 = errors;
              if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.data !== undefined){
                const _errs5 = errors;
                if(!(validateSubscriptionTransitionData(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
                  vErrors = vErrors === null ? validateSubscriptionTransitionData.errors : vErrors.concat(validateSubscriptionTransitionData.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.test !== undefined){
                  const _errs6 = errors;
                  if(typeof data.test !== "boolean"){
                    validateSubscriptionEnteredEvent.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.truncated !== undefined){
                    const _errs8 = errors;
                    if(typeof data.truncated !== "boolean"){
                      validateSubscriptionEnteredEvent.errors = [{instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.url !== undefined){
                      let data6 = data.url;
                      const _errs10 = errors;
                      if(errors === _errs10){
                        if(errors === _errs10){
                          if(typeof data6 === "string"){
                            if(!(formats0(data6))){
                              validateSubscriptionEnteredEvent.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
                              return false;
                            }
                          }
                          else {
                            validateSubscriptionEnteredEvent.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs10 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validateSubscriptionEnteredEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateSubscriptionEnteredEvent.errors = vErrors;
  return errors === 0;
}

export function validateSubscriptionExitedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.data === undefined) && (missing0 = "data"))){
        validateSubscriptionExitedEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validateEventId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validateEventId.errors : vErrors.concat(validateEventId.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.type !== undefined){
            let data1 = data.type;
            const _errs2 = errors;
            if(typeof data1 !== "string"){
              validateSubscriptionExitedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            if(!(data1 === "subscription.exited")){
              validateSubscriptionExitedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema23.properties.type.enum},message:"must be equal to one of the allowed values"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.timestamp !== undefined){
              const _errs4 = errors;
              if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.data !== undefined){
                const _errs5 = errors;
                if(!(validateSubscriptionTransitionData(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
                  vErrors = vErrors === null ? validateSubscriptionTransitionData.errors : vErrors.concat(validateSubscriptionTransitionData.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.test !== undefined){
                  const _errs6 = errors;
                  if(typeof data.test !== "boolean"){
                    validateSubscriptionExitedEvent.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.truncated !== undefined){
                    const _errs8 = errors;
                    if(typeof data.truncated !== "boolean"){
                      validateSubscriptionExitedEvent.errors = [{instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.url !== undefined){
                      let data6 = data.url;
                      const _errs10 = errors;
                      if(errors === _errs10){
                        if(errors === _errs10){
                          if(typeof data6 === "string"){
                            if(!(formats0(data6))){
                              validateSubscriptionExitedEvent.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
                              return false;
                            }
                          }
                          else {
                            validateSubscriptionExitedEvent.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs10 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validateSubscriptionExitedEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateSubscriptionExitedEvent.errors = vErrors;
  return errors === 0;
}

export function validateSubscriptionSyncedData(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((((data.subscription === undefined) && (missing0 = "subscription")) || ((data.subscription_name === undefined) && (missing0 = "subscription_name"))) || ((data.namespace === undefined) && (missing0 = "namespace"))) || ((data.sequence === undefined) && (missing0 = "sequence"))) || ((data.cause === undefined) && (missing0 = "cause"))) || ((data.members === undefined) && (missing0 = "members"))) || ((data.entered === undefined) && (missing0 = "entered"))) || ((data.exited === undefined) && (missing0 = "exited"))){
        validateSubscriptionSyncedData.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.subscription !== undefined){
          const _errs1 = errors;
          if(!(validateSubscriptionId(data.subscription, {instancePath:instancePath+"/subscription",parentData:data,parentDataProperty:"subscription",rootData}))){
            vErrors = vErrors === null ? validateSubscriptionId.errors : vErrors.concat(validateSubscriptionId.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.subscription_name !== undefined){
            const _errs2 = errors;
            if(!(validateName(data.subscription_name, {instancePath:instancePath+"/subscription_name",parentData:data,parentDataProperty:"subscription_name",rootData}))){
              vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.namespace !== undefined){
              const _errs3 = errors;
              if(!(validateNamespaceName(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
                vErrors = vErrors === null ? validateNamespaceName.errors : vErrors.concat(validateNamespaceName.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.sequence !== undefined){
                let data3 = data.sequence;
                const _errs4 = errors;
                if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
                  validateSubscriptionSyncedData.errors = [{instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                  return false;
                }
                if(errors === _errs4){
                  if((typeof data3 == "number") && (isFinite(data3))){
                    if(!(formats1.validate(data3))){
                      validateSubscriptionSyncedData.errors = [{instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                      return false;
                    }
                  }
                }
                var valid0 = _errs4 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.cause !== undefined){
                  const _errs6 = errors;
                  if(!(validateTransitionCause(data.cause, {instancePath:instancePath+"/cause",parentData:data,parentDataProperty:"cause",rootData}))){
                    vErrors = vErrors === null ? validateTransitionCause.errors : vErrors.concat(validateTransitionCause.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.members !== undefined){
                    let data5 = data.members;
                    const _errs7 = errors;
                    if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
                      validateSubscriptionSyncedData.errors = [{instancePath:instancePath+"/members",schemaPath:"#/properties/members/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                      return false;
                    }
                    if(errors === _errs7){
                      if((typeof data5 == "number") && (isFinite(data5))){
                        if(data5 < 0 || isNaN(data5)){
                          validateSubscriptionSyncedData.errors = [{instancePath:instancePath+"/members",schemaPath:"#/properties/members/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                          return false;
                        }
                        else {
                          if(!(formats1.validate(data5))){
                            validateSubscriptionSyncedData.errors = [{instancePath:instancePath+"/members",schemaPath:"#/properties/members/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                            return false;
                          }
                        }
                      }
                    }
                    var valid0 = _errs7 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.entered !== undefined){
                      let data6 = data.entered;
                      const _errs9 = errors;
                      if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
                        validateSubscriptionSyncedData.errors = [{instancePath:instancePath+"/entered",schemaPath:"#/properties/entered/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                        return false;
                      }
                      if(errors === _errs9){
                        if((typeof data6 == "number") && (isFinite(data6))){
                          if(data6 < 0 || isNaN(data6)){
                            validateSubscriptionSyncedData.errors = [{instancePath:instancePath+"/entered",schemaPath:"#/properties/entered/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                            return false;
                          }
                          else {
                            if(!(formats1.validate(data6))){
                              validateSubscriptionSyncedData.errors = [{instancePath:instancePath+"/entered",schemaPath:"#/properties/entered/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                              return false;
                            }
                          }
                        }
                      }
                      var valid0 = _errs9 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.exited !== undefined){
                        let data7 = data.exited;
                        const _errs11 = errors;
                        if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
                          validateSubscriptionSyncedData.errors = [{instancePath:instancePath+"/exited",schemaPath:"#/properties/exited/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                          return false;
                        }
                        if(errors === _errs11){
                          if((typeof data7 == "number") && (isFinite(data7))){
                            if(data7 < 0 || isNaN(data7)){
                              validateSubscriptionSyncedData.errors = [{instancePath:instancePath+"/exited",schemaPath:"#/properties/exited/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                              return false;
                            }
                            else {
                              if(!(formats1.validate(data7))){
                                validateSubscriptionSyncedData.errors = [{instancePath:instancePath+"/exited",schemaPath:"#/properties/exited/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                                return false;
                              }
                            }
                          }
                        }
                        var valid0 = _errs11 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validateSubscriptionSyncedData.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateSubscriptionSyncedData.errors = vErrors;
  return errors === 0;
}

export function validateSubscriptionSyncedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.data === undefined) && (missing0 = "data"))){
        validateSubscriptionSyncedEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validateEventId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validateEventId.errors : vErrors.concat(validateEventId.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.type !== undefined){
            let data1 = data.type;
            const _errs2 = errors;
            if(typeof data1 !== "string"){
              validateSubscriptionSyncedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            if(!(data1 === "subscription.synced")){
              validateSubscriptionSyncedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema24.properties.type.enum},message:"must be equal to one of the allowed values"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.timestamp !== undefined){
              const _errs4 = errors;
              if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.data !== undefined){
                const _errs5 = errors;
                if(!(validateSubscriptionSyncedData(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
                  vErrors = vErrors === null ? validateSubscriptionSyncedData.errors : vErrors.concat(validateSubscriptionSyncedData.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.test !== undefined){
                  const _errs6 = errors;
                  if(typeof data.test !== "boolean"){
                    validateSubscriptionSyncedEvent.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.truncated !== undefined){
                    const _errs8 = errors;
                    if(typeof data.truncated !== "boolean"){
                      validateSubscriptionSyncedEvent.errors = [{instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.url !== undefined){
                      let data6 = data.url;
                      const _errs10 = errors;
                      if(errors === _errs10){
                        if(errors === _errs10){
                          if(typeof data6 === "string"){
                            if(!(formats0(data6))){
                              validateSubscriptionSyncedEvent.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
                              return false;
                            }
                          }
                          else {
                            validateSubscriptionSyncedEvent.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs10 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validateSubscriptionSyncedEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateSubscriptionSyncedEvent.errors = vErrors;
  return errors === 0;
}

export function validateSubscriptionTransitionData(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((((data.subscription === undefined) && (missing0 = "subscription")) || ((data.subscription_name === undefined) && (missing0 = "subscription_name"))) || ((data.namespace === undefined) && (missing0 = "namespace"))) || ((data.document_id === undefined) && (missing0 = "document_id"))) || ((data.revision === undefined) && (missing0 = "revision"))) || ((data.incarnation === undefined) && (missing0 = "incarnation"))) || ((data.sequence === undefined) && (missing0 = "sequence"))) || ((data.cause === undefined) && (missing0 = "cause"))){
        validateSubscriptionTransitionData.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.subscription !== undefined){
          const _errs1 = errors;
          if(!(validateSubscriptionId(data.subscription, {instancePath:instancePath+"/subscription",parentData:data,parentDataProperty:"subscription",rootData}))){
            vErrors = vErrors === null ? validateSubscriptionId.errors : vErrors.concat(validateSubscriptionId.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.subscription_name !== undefined){
            const _errs2 = errors;
            if(!(validateName(data.subscription_name, {instancePath:instancePath+"/subscription_name",parentData:data,parentDataProperty:"subscription_name",rootData}))){
              vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.namespace !== undefined){
              const _errs3 = errors;
              if(!(validateNamespaceName(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
                vErrors = vErrors === null ? validateNamespaceName.errors : vErrors.concat(validateNamespaceName.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.document_id !== undefined){
                const _errs4 = errors;
                if(!(validateDocumentId(data.document_id, {instancePath:instancePath+"/document_id",parentData:data,parentDataProperty:"document_id",rootData}))){
                  vErrors = vErrors === null ? validateDocumentId.errors : vErrors.concat(validateDocumentId.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.revision !== undefined){
                  let data4 = data.revision;
                  const _errs5 = errors;
                  if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
                    validateSubscriptionTransitionData.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                    return false;
                  }
                  if(errors === _errs5){
                    if((typeof data4 == "number") && (isFinite(data4))){
                      if(!(formats1.validate(data4))){
                        validateSubscriptionTransitionData.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                        return false;
                      }
                    }
                  }
                  var valid0 = _errs5 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.incarnation !== undefined){
                    let data5 = data.incarnation;
                    const _errs7 = errors;
                    if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
                      validateSubscriptionTransitionData.errors = [{instancePath:instancePath+"/incarnation",schemaPath:"#/properties/incarnation/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                      return false;
                    }
                    if(errors === _errs7){
                      if((typeof data5 == "number") && (isFinite(data5))){
                        if(!(formats1.validate(data5))){
                          validateSubscriptionTransitionData.errors = [{instancePath:instancePath+"/incarnation",schemaPath:"#/properties/incarnation/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                          return false;
                        }
                      }
                    }
                    var valid0 = _errs7 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.sequence !== undefined){
                      let data6 = data.sequence;
                      const _errs9 = errors;
                      if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
                        validateSubscriptionTransitionData.errors = [{instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                        return false;
                      }
                      if(errors === _errs9){
                        if((typeof data6 == "number") && (isFinite(data6))){
                          if(!(formats1.validate(data6))){
                            validateSubscriptionTransitionData.errors = [{instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs9 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.cause !== undefined){
                        const _errs11 = errors;
                        if(!(validateTransitionCause(data.cause, {instancePath:instancePath+"/cause",parentData:data,parentDataProperty:"cause",rootData}))){
                          vErrors = vErrors === null ? validateTransitionCause.errors : vErrors.concat(validateTransitionCause.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs11 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                      if(valid0){
                        if(data.attributes !== undefined){
                          const _errs12 = errors;
                          if(!(validateAttributes(data.attributes, {instancePath:instancePath+"/attributes",parentData:data,parentDataProperty:"attributes",rootData}))){
                            vErrors = vErrors === null ? validateAttributes.errors : vErrors.concat(validateAttributes.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs12 === errors;
                        }
                        else {
                          var valid0 = true;
                        }
                        if(valid0){
                          if(data.answers !== undefined){
                            const _errs13 = errors;
                            if(!(validateAnswers(data.answers, {instancePath:instancePath+"/answers",parentData:data,parentDataProperty:"answers",rootData}))){
                              vErrors = vErrors === null ? validateAnswers.errors : vErrors.concat(validateAnswers.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs13 === errors;
                          }
                          else {
                            var valid0 = true;
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validateSubscriptionTransitionData.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateSubscriptionTransitionData.errors = vErrors;
  return errors === 0;
}

export function validateTenantSummaryFailedData(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.namespace === undefined) && (missing0 = "namespace")) || ((data.template === undefined) && (missing0 = "template"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.message === undefined) && (missing0 = "message"))){
        validateTenantSummaryFailedData.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.namespace !== undefined){
          const _errs1 = errors;
          if(!(validateNamespaceName(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
            vErrors = vErrors === null ? validateNamespaceName.errors : vErrors.concat(validateNamespaceName.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.template !== undefined){
            const _errs2 = errors;
            if(!(validateTemplatePrefix(data.template, {instancePath:instancePath+"/template",parentData:data,parentDataProperty:"template",rootData}))){
              vErrors = vErrors === null ? validateTemplatePrefix.errors : vErrors.concat(validateTemplatePrefix.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.code !== undefined){
              const _errs3 = errors;
              if(!(validateErrorCode(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
                vErrors = vErrors === null ? validateErrorCode.errors : vErrors.concat(validateErrorCode.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.message !== undefined){
                const _errs4 = errors;
                if(typeof data.message !== "string"){
                  validateTenantSummaryFailedData.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                  return false;
                }
                var valid0 = _errs4 === errors;
              }
              else {
                var valid0 = true;
              }
            }
          }
        }
      }
    }
    else {
      validateTenantSummaryFailedData.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateTenantSummaryFailedData.errors = vErrors;
  return errors === 0;
}

export function validateTransitionCause(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateTransitionCause.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(((((((((data === "write") || (data === "answer")) || (data === "backfill")) || (data === "sync")) || (data === "threshold")) || (data === "activation")) || (data === "weights")) || (data === "calibration")) || (data === "delete"))){
    validateTransitionCause.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema25.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateTransitionCause.errors = vErrors;
  return errors === 0;
}

export function validateWebhookEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      const tag0 = data.type;
      if(typeof tag0 == "string"){
        if(tag0 === "subscription.entered"){
          if(!(validateSubscriptionEnteredEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateSubscriptionEnteredEvent.errors : vErrors.concat(validateSubscriptionEnteredEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "subscription.exited"){
          if(!(validateSubscriptionExitedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateSubscriptionExitedEvent.errors : vErrors.concat(validateSubscriptionExitedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "subscription.synced"){
          if(!(validateSubscriptionSyncedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateSubscriptionSyncedEvent.errors : vErrors.concat(validateSubscriptionSyncedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "job.awaiting_confirm"){
          if(!(validateJobAwaitingConfirmEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateJobAwaitingConfirmEvent.errors : vErrors.concat(validateJobAwaitingConfirmEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "job.completed"){
          if(!(validateJobCompletedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateJobCompletedEvent.errors : vErrors.concat(validateJobCompletedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "job.failed"){
          if(!(validateJobFailedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateJobFailedEvent.errors : vErrors.concat(validateJobFailedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "job.cancelled"){
          if(!(validateJobCancelledEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateJobCancelledEvent.errors : vErrors.concat(validateJobCancelledEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "job.paused"){
          if(!(validateJobPausedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateJobPausedEvent.errors : vErrors.concat(validateJobPausedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "namespace.budget_paused"){
          if(!(validateNamespaceBudgetPausedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateNamespaceBudgetPausedEvent.errors : vErrors.concat(validateNamespaceBudgetPausedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "namespace.budget_resumed"){
          if(!(validateNamespaceBudgetResumedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateNamespaceBudgetResumedEvent.errors : vErrors.concat(validateNamespaceBudgetResumedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "namespace.deleted"){
          if(!(validateNamespaceDeletedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateNamespaceDeletedEvent.errors : vErrors.concat(validateNamespaceDeletedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "namespace.tenant_summary_failed"){
          if(!(validateNamespaceTenantSummaryFailedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateNamespaceTenantSummaryFailedEvent.errors : vErrors.concat(validateNamespaceTenantSummaryFailedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "judgment.activated"){
          if(!(validateJudgmentActivatedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateJudgmentActivatedEvent.errors : vErrors.concat(validateJudgmentActivatedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "judgment.calibrated"){
          if(!(validateJudgmentCalibratedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateJudgmentCalibratedEvent.errors : vErrors.concat(validateJudgmentCalibratedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "judgment.drift_detected"){
          if(!(validateJudgmentDriftDetectedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateJudgmentDriftDetectedEvent.errors : vErrors.concat(validateJudgmentDriftDetectedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "judgment.learned"){
          if(!(validateJudgmentLearnedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateJudgmentLearnedEvent.errors : vErrors.concat(validateJudgmentLearnedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "judgment.agreement_dropped"){
          if(!(validateJudgmentAgreementDroppedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateJudgmentAgreementDroppedEvent.errors : vErrors.concat(validateJudgmentAgreementDroppedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "endpoint.failing"){
          if(!(validateEndpointFailingEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateEndpointFailingEvent.errors : vErrors.concat(validateEndpointFailingEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "endpoint.disabled"){
          if(!(validateEndpointDisabledEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateEndpointDisabledEvent.errors : vErrors.concat(validateEndpointDisabledEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "audit.recorded"){
          if(!(validateAuditRecordedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateAuditRecordedEvent.errors : vErrors.concat(validateAuditRecordedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "webhook.test"){
          if(!(validateWebhookTestEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateWebhookTestEvent.errors : vErrors.concat(validateWebhookTestEvent.errors);
            errors = vErrors.length;
          }
        }
        else {
          validateWebhookEvent.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},message:"value of tag \"type\" must be in oneOf"}];
          return false;
        }
      }
      else {
        validateWebhookEvent.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},message:"tag \"type\" must be string"}];
        return false;
      }
    }
    else {
      validateWebhookEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateWebhookEvent.errors = vErrors;
  return errors === 0;
}

export function validateWebhookTestData(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.endpoint === undefined) && (missing0 = "endpoint")){
        validateWebhookTestData.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.endpoint !== undefined){
          if(!(validateEndpointId(data.endpoint, {instancePath:instancePath+"/endpoint",parentData:data,parentDataProperty:"endpoint",rootData}))){
            vErrors = vErrors === null ? validateEndpointId.errors : vErrors.concat(validateEndpointId.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    else {
      validateWebhookTestData.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateWebhookTestData.errors = vErrors;
  return errors === 0;
}

export function validateWebhookTestEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.data === undefined) && (missing0 = "data"))){
        validateWebhookTestEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validateEventId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validateEventId.errors : vErrors.concat(validateEventId.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.type !== undefined){
            let data1 = data.type;
            const _errs2 = errors;
            if(typeof data1 !== "string"){
              validateWebhookTestEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            if(!(data1 === "webhook.test")){
              validateWebhookTestEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema26.properties.type.enum},message:"must be equal to one of the allowed values"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.timestamp !== undefined){
              const _errs4 = errors;
              if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.data !== undefined){
                const _errs5 = errors;
                if(!(validateWebhookTestData(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
                  vErrors = vErrors === null ? validateWebhookTestData.errors : vErrors.concat(validateWebhookTestData.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.test !== undefined){
                  const _errs6 = errors;
                  if(typeof data.test !== "boolean"){
                    validateWebhookTestEvent.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.truncated !== undefined){
                    const _errs8 = errors;
                    if(typeof data.truncated !== "boolean"){
                      validateWebhookTestEvent.errors = [{instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.url !== undefined){
                      let data6 = data.url;
                      const _errs10 = errors;
                      if(errors === _errs10){
                        if(errors === _errs10){
                          if(typeof data6 === "string"){
                            if(!(formats0(data6))){
                              validateWebhookTestEvent.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
                              return false;
                            }
                          }
                          else {
                            validateWebhookTestEvent.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs10 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validateWebhookTestEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateWebhookTestEvent.errors = vErrors;
  return errors === 0;
}

export { validateEventDeliveries as deliveries200 } from "../webhook-endpoints/response-validators.js";
export const get200 = validateWebhookEvent;
export const list200 = validateEventList;
export { validateDelivery as redeliver200 } from "../webhook-endpoints/response-validators.js";
