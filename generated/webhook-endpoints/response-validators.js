// Generated from spec/ by `npm run generate`. Do not edit.
import { validateCursor, validateEndpointId, validateEventId, validateNamespaceScope, validateTimestamp } from "../common/response-validators.js";
import { validateEventType, validateEventTypePattern } from "../events/response-validators.js";
import { formats, ucs2length } from "../validators-runtime.js";

const schema0 = {"type":"object","properties":{"at":{"$ref":"Timestamp"},"status_code":{"type":["integer","null"],"format":"int32"},"latency_ms":{"type":"integer","format":"int64","minimum":0},"error":{"anyOf":[{"$ref":"DeliveryError"},{"type":"null"}]}},"required":["at","status_code","latency_ms","error"]};
const formats0 = formats.int32;
const formats1 = formats.int64;
const schema1 = {"type":"object","properties":{"at":{"$ref":"Timestamp"},"status_code":{"type":["integer","null"],"format":"int32"},"latency_ms":{"type":"integer","format":"int64","minimum":0},"error":{"anyOf":[{"$ref":"DeliveryError"},{"type":"null"}]},"response":{"type":["string","null"]}},"required":["at","status_code","latency_ms","error","response"]};
const schema2 = {"type":"string","enum":["timeout","dns","tls","connect","blocked_address","http_status"]};
const schema3 = {"type":"string","enum":["pending","succeeded","failed","skipped"]};
const schema4 = {"type":"object","properties":{"deliveries_24h":{"type":"integer","format":"int64","minimum":0},"success_rate_24h":{"type":["number","null"],"minimum":0,"maximum":1},"attempts_24h":{"type":"integer","format":"int64","minimum":0},"attempt_success_rate_24h":{"type":["number","null"],"minimum":0,"maximum":1},"last_delivery_at":{"anyOf":[{"$ref":"Timestamp"},{"type":"null"}]}},"required":["deliveries_24h","success_rate_24h","last_delivery_at"]};
const schema5 = {"type":"string","enum":["active","failing","disabled"]};
const func0 = ucs2length;
const pattern0 = new RegExp("^https?://[^\\s/?#@\\\\]+([/?#]\\S*)?$", "u");
const formats2 = formats.uri;
const pattern1 = new RegExp("^whsec_[A-Za-z0-9+/]+={0,2}$", "u");
const schema6 = {"type":"string","enum":["endpoint_disabled","not_covered","not_requested"]};

export function validateAttemptSummary(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.at === undefined) && (missing0 = "at")) || ((data.status_code === undefined) && (missing0 = "status_code"))) || ((data.latency_ms === undefined) && (missing0 = "latency_ms"))) || ((data.error === undefined) && (missing0 = "error"))){
        validateAttemptSummary.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.at !== undefined){
          const _errs1 = errors;
          if(!(validateTimestamp(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
            vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.status_code !== undefined){
            let data1 = data.status_code;
            const _errs2 = errors;
            if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
              validateAttemptSummary.errors = [{instancePath:instancePath+"/status_code",schemaPath:"#/properties/status_code/type",keyword:"type",params:{type: schema0.properties.status_code.type},message:"must be integer,null"}];
              return false;
            }
            if(errors === _errs2){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(!(formats0.validate(data1))){
                  validateAttemptSummary.errors = [{instancePath:instancePath+"/status_code",schemaPath:"#/properties/status_code/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
                  return false;
                }
              }
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.latency_ms !== undefined){
              let data2 = data.latency_ms;
              const _errs4 = errors;
              if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
                validateAttemptSummary.errors = [{instancePath:instancePath+"/latency_ms",schemaPath:"#/properties/latency_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              if(errors === _errs4){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(data2 < 0 || isNaN(data2)){
                    validateAttemptSummary.errors = [{instancePath:instancePath+"/latency_ms",schemaPath:"#/properties/latency_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                    return false;
                  }
                  else {
                    if(!(formats1.validate(data2))){
                      validateAttemptSummary.errors = [{instancePath:instancePath+"/latency_ms",schemaPath:"#/properties/latency_ms/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
              if(data.error !== undefined){
                let data3 = data.error;
                const _errs6 = errors;
                const _errs7 = errors;
                let valid1 = false;
                const _errs8 = errors;
                if(!(validateDeliveryError(data3, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
                  vErrors = vErrors === null ? validateDeliveryError.errors : vErrors.concat(validateDeliveryError.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs8 === errors;
                valid1 = valid1 || _valid0;
                if(!valid1){
                  const _errs9 = errors;
                  if(data3 !== null){
                    const err0 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                    errors++;
                  }
                  var _valid0 = _errs9 === errors;
                  valid1 = valid1 || _valid0;
                }
                if(!valid1){
                  const err1 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                  if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                  errors++;
                  validateAttemptSummary.errors = vErrors;
                  return false;
                }
                else {
                  errors = _errs7;
                  if(vErrors !== null){
                    if(_errs7){
                      vErrors.length = _errs7;
                    }
                    else {
                      vErrors = null;
                    }
                  }
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
    else {
      validateAttemptSummary.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateAttemptSummary.errors = vErrors;
  return errors === 0;
}

export function validateDelivery(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.event_type === undefined) && (missing0 = "event_type"))) || ((data.endpoint === undefined) && (missing0 = "endpoint"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.attempts === undefined) && (missing0 = "attempts"))) || ((data.next_attempt_at === undefined) && (missing0 = "next_attempt_at"))) || ((data.last_attempt === undefined) && (missing0 = "last_attempt"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
        validateDelivery.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.event_id !== undefined){
          const _errs1 = errors;
          if(!(validateEventId(data.event_id, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData}))){
            vErrors = vErrors === null ? validateEventId.errors : vErrors.concat(validateEventId.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.event_type !== undefined){
            const _errs2 = errors;
            if(!(validateEventType(data.event_type, {instancePath:instancePath+"/event_type",parentData:data,parentDataProperty:"event_type",rootData}))){
              vErrors = vErrors === null ? validateEventType.errors : vErrors.concat(validateEventType.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.endpoint !== undefined){
              const _errs3 = errors;
              if(!(validateEndpointId(data.endpoint, {instancePath:instancePath+"/endpoint",parentData:data,parentDataProperty:"endpoint",rootData}))){
                vErrors = vErrors === null ? validateEndpointId.errors : vErrors.concat(validateEndpointId.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.status !== undefined){
                const _errs4 = errors;
                if(!(validateDeliveryStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
                  vErrors = vErrors === null ? validateDeliveryStatus.errors : vErrors.concat(validateDeliveryStatus.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.attempts !== undefined){
                  let data4 = data.attempts;
                  const _errs5 = errors;
                  if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
                    validateDelivery.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                    return false;
                  }
                  if(errors === _errs5){
                    if((typeof data4 == "number") && (isFinite(data4))){
                      if(data4 > 9 || isNaN(data4)){
                        validateDelivery.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"}];
                        return false;
                      }
                      else {
                        if(data4 < 0 || isNaN(data4)){
                          validateDelivery.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                          return false;
                        }
                        else {
                          if(!(formats0.validate(data4))){
                            validateDelivery.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
                            return false;
                          }
                        }
                      }
                    }
                  }
                  var valid0 = _errs5 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.next_attempt_at !== undefined){
                    let data5 = data.next_attempt_at;
                    const _errs7 = errors;
                    const _errs8 = errors;
                    let valid1 = false;
                    const _errs9 = errors;
                    if(!(validateTimestamp(data5, {instancePath:instancePath+"/next_attempt_at",parentData:data,parentDataProperty:"next_attempt_at",rootData}))){
                      vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                      errors = vErrors.length;
                    }
                    var _valid0 = _errs9 === errors;
                    valid1 = valid1 || _valid0;
                    if(!valid1){
                      const _errs10 = errors;
                      if(data5 !== null){
                        const err0 = {instancePath:instancePath+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                        errors++;
                      }
                      var _valid0 = _errs10 === errors;
                      valid1 = valid1 || _valid0;
                    }
                    if(!valid1){
                      const err1 = {instancePath:instancePath+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                      errors++;
                      validateDelivery.errors = vErrors;
                      return false;
                    }
                    else {
                      errors = _errs8;
                      if(vErrors !== null){
                        if(_errs8){
                          vErrors.length = _errs8;
                        }
                        else {
                          vErrors = null;
                        }
                      }
                    }
                    var valid0 = _errs7 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.last_attempt !== undefined){
                      let data6 = data.last_attempt;
                      const _errs12 = errors;
                      const _errs13 = errors;
                      let valid2 = false;
                      const _errs14 = errors;
                      if(!(validateDeliveryAttempt(data6, {instancePath:instancePath+"/last_attempt",parentData:data,parentDataProperty:"last_attempt",rootData}))){
                        vErrors = vErrors === null ? validateDeliveryAttempt.errors : vErrors.concat(validateDeliveryAttempt.errors);
                        errors = vErrors.length;
                      }
                      var _valid1 = _errs14 === errors;
                      valid2 = valid2 || _valid1;
                      if(!valid2){
                        const _errs15 = errors;
                        if(data6 !== null){
                          const err2 = {instancePath:instancePath+"/last_attempt",schemaPath:"#/properties/last_attempt/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                          if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                          errors++;
                        }
                        var _valid1 = _errs15 === errors;
                        valid2 = valid2 || _valid1;
                      }
                      if(!valid2){
                        const err3 = {instancePath:instancePath+"/last_attempt",schemaPath:"#/properties/last_attempt/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                        if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                        errors++;
                        validateDelivery.errors = vErrors;
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
                      if(data.attempt_history !== undefined){
                        let data7 = data.attempt_history;
                        const _errs17 = errors;
                        if(errors === _errs17){
                          if(Array.isArray(data7)){
                            if(data7.length > 9){
                              validateDelivery.errors = [{instancePath:instancePath+"/attempt_history",schemaPath:"#/properties/attempt_history/maxItems",keyword:"maxItems",params:{limit: 9},message:"must NOT have more than 9 items"}];
                              return false;
                            }
                            else {
                              var valid3 = true;
                              const len0 = data7.length;
                              for(let i0=0; i0<len0; i0++){
                                const _errs19 = errors;
                                if(!(validateAttemptSummary(data7[i0], {instancePath:instancePath+"/attempt_history/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
                                  vErrors = vErrors === null ? validateAttemptSummary.errors : vErrors.concat(validateAttemptSummary.errors);
                                  errors = vErrors.length;
                                }
                                var valid3 = _errs19 === errors;
                                if(!valid3){
                                  break;
                                }
                              }
                            }
                          }
                          else {
                            validateDelivery.errors = [{instancePath:instancePath+"/attempt_history",schemaPath:"#/properties/attempt_history/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                            return false;
                          }
                        }
                        var valid0 = _errs17 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                      if(valid0){
                        if(data.skipped_reason !== undefined){
                          const _errs20 = errors;
                          if(!(validateSkippedReason(data.skipped_reason, {instancePath:instancePath+"/skipped_reason",parentData:data,parentDataProperty:"skipped_reason",rootData}))){
                            vErrors = vErrors === null ? validateSkippedReason.errors : vErrors.concat(validateSkippedReason.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs20 === errors;
                        }
                        else {
                          var valid0 = true;
                        }
                        if(valid0){
                          if(data.created_at !== undefined){
                            const _errs21 = errors;
                            if(!(validateTimestamp(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
                              vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs21 === errors;
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
      validateDelivery.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateDelivery.errors = vErrors;
  return errors === 0;
}

export function validateDeliveryAttempt(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((data.at === undefined) && (missing0 = "at")) || ((data.status_code === undefined) && (missing0 = "status_code"))) || ((data.latency_ms === undefined) && (missing0 = "latency_ms"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.response === undefined) && (missing0 = "response"))){
        validateDeliveryAttempt.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.at !== undefined){
          const _errs1 = errors;
          if(!(validateTimestamp(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
            vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.status_code !== undefined){
            let data1 = data.status_code;
            const _errs2 = errors;
            if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
              validateDeliveryAttempt.errors = [{instancePath:instancePath+"/status_code",schemaPath:"#/properties/status_code/type",keyword:"type",params:{type: schema1.properties.status_code.type},message:"must be integer,null"}];
              return false;
            }
            if(errors === _errs2){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(!(formats0.validate(data1))){
                  validateDeliveryAttempt.errors = [{instancePath:instancePath+"/status_code",schemaPath:"#/properties/status_code/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
                  return false;
                }
              }
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.latency_ms !== undefined){
              let data2 = data.latency_ms;
              const _errs4 = errors;
              if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
                validateDeliveryAttempt.errors = [{instancePath:instancePath+"/latency_ms",schemaPath:"#/properties/latency_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              if(errors === _errs4){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(data2 < 0 || isNaN(data2)){
                    validateDeliveryAttempt.errors = [{instancePath:instancePath+"/latency_ms",schemaPath:"#/properties/latency_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                    return false;
                  }
                  else {
                    if(!(formats1.validate(data2))){
                      validateDeliveryAttempt.errors = [{instancePath:instancePath+"/latency_ms",schemaPath:"#/properties/latency_ms/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
              if(data.error !== undefined){
                let data3 = data.error;
                const _errs6 = errors;
                const _errs7 = errors;
                let valid1 = false;
                const _errs8 = errors;
                if(!(validateDeliveryError(data3, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
                  vErrors = vErrors === null ? validateDeliveryError.errors : vErrors.concat(validateDeliveryError.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs8 === errors;
                valid1 = valid1 || _valid0;
                if(!valid1){
                  const _errs9 = errors;
                  if(data3 !== null){
                    const err0 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                    errors++;
                  }
                  var _valid0 = _errs9 === errors;
                  valid1 = valid1 || _valid0;
                }
                if(!valid1){
                  const err1 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                  if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                  errors++;
                  validateDeliveryAttempt.errors = vErrors;
                  return false;
                }
                else {
                  errors = _errs7;
                  if(vErrors !== null){
                    if(_errs7){
                      vErrors.length = _errs7;
                    }
                    else {
                      vErrors = null;
                    }
                  }
                }
                var valid0 = _errs6 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.response !== undefined){
                  let data4 = data.response;
                  const _errs11 = errors;
                  if((typeof data4 !== "string") && (data4 !== null)){
                    validateDeliveryAttempt.errors = [{instancePath:instancePath+"/response",schemaPath:"#/properties/response/type",keyword:"type",params:{type: schema1.properties.response.type},message:"must be string,null"}];
                    return false;
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
    else {
      validateDeliveryAttempt.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateDeliveryAttempt.errors = vErrors;
  return errors === 0;
}

export function validateDeliveryError(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateDeliveryError.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((((((data === "timeout") || (data === "dns")) || (data === "tls")) || (data === "connect")) || (data === "blocked_address")) || (data === "http_status"))){
    validateDeliveryError.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema2.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateDeliveryError.errors = vErrors;
  return errors === 0;
}

export function validateDeliveryList(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.deliveries === undefined) && (missing0 = "deliveries")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))){
        validateDeliveryList.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.deliveries !== undefined){
          let data0 = data.deliveries;
          const _errs1 = errors;
          if(errors === _errs1){
            if(Array.isArray(data0)){
              var valid1 = true;
              const len0 = data0.length;
              for(let i0=0; i0<len0; i0++){
                const _errs3 = errors;
                if(!(validateDelivery(data0[i0], {instancePath:instancePath+"/deliveries/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                  vErrors = vErrors === null ? validateDelivery.errors : vErrors.concat(validateDelivery.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if(!valid1){
                  break;
                }
              }
            }
            else {
              validateDeliveryList.errors = [{instancePath:instancePath+"/deliveries",schemaPath:"#/properties/deliveries/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
              validateDeliveryList.errors = vErrors;
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
        }
      }
    }
    else {
      validateDeliveryList.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateDeliveryList.errors = vErrors;
  return errors === 0;
}

export function validateDeliveryRate(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if((typeof data == "number") && (isFinite(data))){
      if(data <= 0 || isNaN(data)){
        validateDeliveryRate.errors = [{instancePath,schemaPath:"#/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"}];
        return false;
      }
    }
    else {
      validateDeliveryRate.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"}];
      return false;
    }
  }
  validateDeliveryRate.errors = vErrors;
  return errors === 0;
}

export function validateDeliveryStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateDeliveryStatus.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((((data === "pending") || (data === "succeeded")) || (data === "failed")) || (data === "skipped"))){
    validateDeliveryStatus.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema3.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateDeliveryStatus.errors = vErrors;
  return errors === 0;
}

export function validateEndpointStats(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.deliveries_24h === undefined) && (missing0 = "deliveries_24h")) || ((data.success_rate_24h === undefined) && (missing0 = "success_rate_24h"))) || ((data.last_delivery_at === undefined) && (missing0 = "last_delivery_at"))){
        validateEndpointStats.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.deliveries_24h !== undefined){
          let data0 = data.deliveries_24h;
          const _errs1 = errors;
          if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
            validateEndpointStats.errors = [{instancePath:instancePath+"/deliveries_24h",schemaPath:"#/properties/deliveries_24h/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
            return false;
          }
          if(errors === _errs1){
            if((typeof data0 == "number") && (isFinite(data0))){
              if(data0 < 0 || isNaN(data0)){
                validateEndpointStats.errors = [{instancePath:instancePath+"/deliveries_24h",schemaPath:"#/properties/deliveries_24h/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                return false;
              }
              else {
                if(!(formats1.validate(data0))){
                  validateEndpointStats.errors = [{instancePath:instancePath+"/deliveries_24h",schemaPath:"#/properties/deliveries_24h/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                  return false;
                }
              }
            }
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.success_rate_24h !== undefined){
            let data1 = data.success_rate_24h;
            const _errs3 = errors;
            if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
              validateEndpointStats.errors = [{instancePath:instancePath+"/success_rate_24h",schemaPath:"#/properties/success_rate_24h/type",keyword:"type",params:{type: schema4.properties.success_rate_24h.type},message:"must be number,null"}];
              return false;
            }
            if(errors === _errs3){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 > 1 || isNaN(data1)){
                  validateEndpointStats.errors = [{instancePath:instancePath+"/success_rate_24h",schemaPath:"#/properties/success_rate_24h/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
                  return false;
                }
                else {
                  if(data1 < 0 || isNaN(data1)){
                    validateEndpointStats.errors = [{instancePath:instancePath+"/success_rate_24h",schemaPath:"#/properties/success_rate_24h/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                    return false;
                  }
                }
              }
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.attempts_24h !== undefined){
              let data2 = data.attempts_24h;
              const _errs5 = errors;
              if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
                validateEndpointStats.errors = [{instancePath:instancePath+"/attempts_24h",schemaPath:"#/properties/attempts_24h/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              if(errors === _errs5){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(data2 < 0 || isNaN(data2)){
                    validateEndpointStats.errors = [{instancePath:instancePath+"/attempts_24h",schemaPath:"#/properties/attempts_24h/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                    return false;
                  }
                  else {
                    if(!(formats1.validate(data2))){
                      validateEndpointStats.errors = [{instancePath:instancePath+"/attempts_24h",schemaPath:"#/properties/attempts_24h/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                      return false;
                    }
                  }
                }
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.attempt_success_rate_24h !== undefined){
                let data3 = data.attempt_success_rate_24h;
                const _errs7 = errors;
                if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
                  validateEndpointStats.errors = [{instancePath:instancePath+"/attempt_success_rate_24h",schemaPath:"#/properties/attempt_success_rate_24h/type",keyword:"type",params:{type: schema4.properties.attempt_success_rate_24h.type},message:"must be number,null"}];
                  return false;
                }
                if(errors === _errs7){
                  if((typeof data3 == "number") && (isFinite(data3))){
                    if(data3 > 1 || isNaN(data3)){
                      validateEndpointStats.errors = [{instancePath:instancePath+"/attempt_success_rate_24h",schemaPath:"#/properties/attempt_success_rate_24h/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
                      return false;
                    }
                    else {
                      if(data3 < 0 || isNaN(data3)){
                        validateEndpointStats.errors = [{instancePath:instancePath+"/attempt_success_rate_24h",schemaPath:"#/properties/attempt_success_rate_24h/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
                if(data.last_delivery_at !== undefined){
                  let data4 = data.last_delivery_at;
                  const _errs9 = errors;
                  const _errs10 = errors;
                  let valid1 = false;
                  const _errs11 = errors;
                  if(!(validateTimestamp(data4, {instancePath:instancePath+"/last_delivery_at",parentData:data,parentDataProperty:"last_delivery_at",rootData}))){
                    vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                    errors = vErrors.length;
                  }
                  var _valid0 = _errs11 === errors;
                  valid1 = valid1 || _valid0;
                  if(!valid1){
                    const _errs12 = errors;
                    if(data4 !== null){
                      const err0 = {instancePath:instancePath+"/last_delivery_at",schemaPath:"#/properties/last_delivery_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                      errors++;
                    }
                    var _valid0 = _errs12 === errors;
                    valid1 = valid1 || _valid0;
                  }
                  if(!valid1){
                    const err1 = {instancePath:instancePath+"/last_delivery_at",schemaPath:"#/properties/last_delivery_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                    errors++;
                    validateEndpointStats.errors = vErrors;
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
      validateEndpointStats.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateEndpointStats.errors = vErrors;
  return errors === 0;
}

export function validateEndpointStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateEndpointStatus.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(((data === "active") || (data === "failing")) || (data === "disabled"))){
    validateEndpointStatus.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema5.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateEndpointStatus.errors = vErrors;
  return errors === 0;
}

export function validateEndpointUrl(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(errors === 0){
      if(typeof data === "string"){
        if(func0(data) > 2048){
          validateEndpointUrl.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
          return false;
        }
        else {
          if(func0(data) < 9){
            validateEndpointUrl.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 9},message:"must NOT have fewer than 9 characters"}];
            return false;
          }
          else {
            if(!pattern0.test(data)){
              validateEndpointUrl.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#@\\\\]+([/?#]\\S*)?$"},message:"must match pattern \""+"^https?://[^\\s/?#@\\\\]+([/?#]\\S*)?$"+"\""}];
              return false;
            }
            else {
              if(!(formats2(data))){
                validateEndpointUrl.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
                return false;
              }
            }
          }
        }
      }
      else {
        validateEndpointUrl.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
        return false;
      }
    }
  }
  validateEndpointUrl.errors = vErrors;
  return errors === 0;
}

export function validateEventDeliveries(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.deliveries === undefined) && (missing0 = "deliveries")){
        validateEventDeliveries.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.deliveries !== undefined){
          let data0 = data.deliveries;
          const _errs1 = errors;
          if(errors === _errs1){
            if(Array.isArray(data0)){
              if(data0.length > 100){
                validateEventDeliveries.errors = [{instancePath:instancePath+"/deliveries",schemaPath:"#/properties/deliveries/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
                return false;
              }
              else {
                var valid1 = true;
                const len0 = data0.length;
                for(let i0=0; i0<len0; i0++){
                  const _errs3 = errors;
                  if(!(validateDelivery(data0[i0], {instancePath:instancePath+"/deliveries/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                    vErrors = vErrors === null ? validateDelivery.errors : vErrors.concat(validateDelivery.errors);
                    errors = vErrors.length;
                  }
                  var valid1 = _errs3 === errors;
                  if(!valid1){
                    break;
                  }
                }
              }
            }
            else {
              validateEventDeliveries.errors = [{instancePath:instancePath+"/deliveries",schemaPath:"#/properties/deliveries/type",keyword:"type",params:{type: "array"},message:"must be array"}];
              return false;
            }
          }
        }
      }
    }
    else {
      validateEventDeliveries.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateEventDeliveries.errors = vErrors;
  return errors === 0;
}

export function validateRecoverResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.queued === undefined) && (missing0 = "queued")){
        validateRecoverResponse.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.queued !== undefined){
          let data0 = data.queued;
          const _errs1 = errors;
          if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
            validateRecoverResponse.errors = [{instancePath:instancePath+"/queued",schemaPath:"#/properties/queued/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
            return false;
          }
          if(errors === _errs1){
            if((typeof data0 == "number") && (isFinite(data0))){
              if(data0 < 0 || isNaN(data0)){
                validateRecoverResponse.errors = [{instancePath:instancePath+"/queued",schemaPath:"#/properties/queued/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                return false;
              }
              else {
                if(!(formats1.validate(data0))){
                  validateRecoverResponse.errors = [{instancePath:instancePath+"/queued",schemaPath:"#/properties/queued/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                  return false;
                }
              }
            }
          }
        }
      }
    }
    else {
      validateRecoverResponse.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateRecoverResponse.errors = vErrors;
  return errors === 0;
}

export function validateSigningSecret(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 128){
        validateSigningSecret.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
        return false;
      }
      else {
        if(func0(data) < 7){
          validateSigningSecret.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 7},message:"must NOT have fewer than 7 characters"}];
          return false;
        }
        else {
          if(!pattern1.test(data)){
            validateSigningSecret.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^whsec_[A-Za-z0-9+/]+={0,2}$"},message:"must match pattern \""+"^whsec_[A-Za-z0-9+/]+={0,2}$"+"\""}];
            return false;
          }
        }
      }
    }
    else {
      validateSigningSecret.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validateSigningSecret.errors = vErrors;
  return errors === 0;
}

export function validateSkippedReason(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateSkippedReason.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(((data === "endpoint_disabled") || (data === "not_covered")) || (data === "not_requested"))){
    validateSkippedReason.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema6.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateSkippedReason.errors = vErrors;
  return errors === 0;
}

export function validateWebhookEndpoint(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.url === undefined) && (missing0 = "url"))) || ((data.events === undefined) && (missing0 = "events"))) || ((data.namespace_prefix === undefined) && (missing0 = "namespace_prefix"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.max_per_second === undefined) && (missing0 = "max_per_second"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.enabled === undefined) && (missing0 = "enabled"))) || ((data.failing_since === undefined) && (missing0 = "failing_since"))) || ((data.previous_secret_expires_at === undefined) && (missing0 = "previous_secret_expires_at"))) || ((data.stats === undefined) && (missing0 = "stats"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
        validateWebhookEndpoint.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validateEndpointId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
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
            if(data.events !== undefined){
              let data2 = data.events;
              const _errs3 = errors;
              if(errors === _errs3){
                if(Array.isArray(data2)){
                  var valid1 = true;
                  const len0 = data2.length;
                  for(let i0=0; i0<len0; i0++){
                    const _errs5 = errors;
                    if(!(validateEventTypePattern(data2[i0], {instancePath:instancePath+"/events/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                      vErrors = vErrors === null ? validateEventTypePattern.errors : vErrors.concat(validateEventTypePattern.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs5 === errors;
                    if(!valid1){
                      break;
                    }
                  }
                }
                else {
                  validateWebhookEndpoint.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.namespace_prefix !== undefined){
                let data4 = data.namespace_prefix;
                const _errs6 = errors;
                const _errs7 = errors;
                let valid2 = false;
                const _errs8 = errors;
                if(!(validateNamespaceScope(data4, {instancePath:instancePath+"/namespace_prefix",parentData:data,parentDataProperty:"namespace_prefix",rootData}))){
                  vErrors = vErrors === null ? validateNamespaceScope.errors : vErrors.concat(validateNamespaceScope.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs8 === errors;
                valid2 = valid2 || _valid0;
                if(!valid2){
                  const _errs9 = errors;
                  if(data4 !== null){
                    const err0 = {instancePath:instancePath+"/namespace_prefix",schemaPath:"#/properties/namespace_prefix/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                    errors++;
                  }
                  var _valid0 = _errs9 === errors;
                  valid2 = valid2 || _valid0;
                }
                if(!valid2){
                  const err1 = {instancePath:instancePath+"/namespace_prefix",schemaPath:"#/properties/namespace_prefix/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                  if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                  errors++;
                  validateWebhookEndpoint.errors = vErrors;
                  return false;
                }
                else {
                  errors = _errs7;
                  if(vErrors !== null){
                    if(_errs7){
                      vErrors.length = _errs7;
                    }
                    else {
                      vErrors = null;
                    }
                  }
                }
                var valid0 = _errs6 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.description !== undefined){
                  let data5 = data.description;
                  const _errs11 = errors;
                  if(errors === _errs11){
                    if(typeof data5 === "string"){
                      if(func0(data5) > 256){
                        validateWebhookEndpoint.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
                        return false;
                      }
                    }
                    else {
                      validateWebhookEndpoint.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                      return false;
                    }
                  }
                  var valid0 = _errs11 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.max_per_second !== undefined){
                    let data6 = data.max_per_second;
                    const _errs13 = errors;
                    const _errs14 = errors;
                    let valid3 = false;
                    const _errs15 = errors;
                    if(!(validateDeliveryRate(data6, {instancePath:instancePath+"/max_per_second",parentData:data,parentDataProperty:"max_per_second",rootData}))){
                      vErrors = vErrors === null ? validateDeliveryRate.errors : vErrors.concat(validateDeliveryRate.errors);
                      errors = vErrors.length;
                    }
                    var _valid1 = _errs15 === errors;
                    valid3 = valid3 || _valid1;
                    if(!valid3){
                      const _errs16 = errors;
                      if(data6 !== null){
                        const err2 = {instancePath:instancePath+"/max_per_second",schemaPath:"#/properties/max_per_second/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                        errors++;
                      }
                      var _valid1 = _errs16 === errors;
                      valid3 = valid3 || _valid1;
                    }
                    if(!valid3){
                      const err3 = {instancePath:instancePath+"/max_per_second",schemaPath:"#/properties/max_per_second/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                      if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                      errors++;
                      validateWebhookEndpoint.errors = vErrors;
                      return false;
                    }
                    else {
                      errors = _errs14;
                      if(vErrors !== null){
                        if(_errs14){
                          vErrors.length = _errs14;
                        }
                        else {
                          vErrors = null;
                        }
                      }
                    }
                    var valid0 = _errs13 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.status !== undefined){
                      const _errs18 = errors;
                      if(!(validateEndpointStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
                        vErrors = vErrors === null ? validateEndpointStatus.errors : vErrors.concat(validateEndpointStatus.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs18 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.enabled !== undefined){
                        const _errs19 = errors;
                        if(typeof data.enabled !== "boolean"){
                          validateWebhookEndpoint.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                          return false;
                        }
                        var valid0 = _errs19 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                      if(valid0){
                        if(data.failing_since !== undefined){
                          let data9 = data.failing_since;
                          const _errs21 = errors;
                          const _errs22 = errors;
                          let valid4 = false;
                          const _errs23 = errors;
                          if(!(validateTimestamp(data9, {instancePath:instancePath+"/failing_since",parentData:data,parentDataProperty:"failing_since",rootData}))){
                            vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                            errors = vErrors.length;
                          }
                          var _valid2 = _errs23 === errors;
                          valid4 = valid4 || _valid2;
                          if(!valid4){
                            const _errs24 = errors;
                            if(data9 !== null){
                              const err4 = {instancePath:instancePath+"/failing_since",schemaPath:"#/properties/failing_since/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                              if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
                              errors++;
                            }
                            var _valid2 = _errs24 === errors;
                            valid4 = valid4 || _valid2;
                          }
                          if(!valid4){
                            const err5 = {instancePath:instancePath+"/failing_since",schemaPath:"#/properties/failing_since/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                            if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
                            errors++;
                            validateWebhookEndpoint.errors = vErrors;
                            return false;
                          }
                          else {
                            errors = _errs22;
                            if(vErrors !== null){
                              if(_errs22){
                                vErrors.length = _errs22;
                              }
                              else {
                                vErrors = null;
                              }
                            }
                          }
                          var valid0 = _errs21 === errors;
                        }
                        else {
                          var valid0 = true;
                        }
                        if(valid0){
                          if(data.previous_secret_expires_at !== undefined){
                            let data10 = data.previous_secret_expires_at;
                            const _errs26 = errors;
                            const _errs27 = errors;
                            let valid5 = false;
                            const _errs28 = errors;
                            if(!(validateTimestamp(data10, {instancePath:instancePath+"/previous_secret_expires_at",parentData:data,parentDataProperty:"previous_secret_expires_at",rootData}))){
                              vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                              errors = vErrors.length;
                            }
                            var _valid3 = _errs28 === errors;
                            valid5 = valid5 || _valid3;
                            if(!valid5){
                              const _errs29 = errors;
                              if(data10 !== null){
                                const err6 = {instancePath:instancePath+"/previous_secret_expires_at",schemaPath:"#/properties/previous_secret_expires_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                                if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
                                errors++;
                              }
                              var _valid3 = _errs29 === errors;
                              valid5 = valid5 || _valid3;
                            }
                            if(!valid5){
                              const err7 = {instancePath:instancePath+"/previous_secret_expires_at",schemaPath:"#/properties/previous_secret_expires_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                              if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
                              errors++;
                              validateWebhookEndpoint.errors = vErrors;
                              return false;
                            }
                            else {
                              errors = _errs27;
                              if(vErrors !== null){
                                if(_errs27){
                                  vErrors.length = _errs27;
                                }
                                else {
                                  vErrors = null;
                                }
                              }
                            }
                            var valid0 = _errs26 === errors;
                          }
                          else {
                            var valid0 = true;
                          }
                          if(valid0){
                            if(data.stats !== undefined){
                              const _errs31 = errors;
                              if(!(validateEndpointStats(data.stats, {instancePath:instancePath+"/stats",parentData:data,parentDataProperty:"stats",rootData}))){
                                vErrors = vErrors === null ? validateEndpointStats.errors : vErrors.concat(validateEndpointStats.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs31 === errors;
                            }
                            else {
                              var valid0 = true;
                            }
                            if(valid0){
                              if(data.created_at !== undefined){
                                const _errs32 = errors;
                                if(!(validateTimestamp(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
                                  vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs32 === errors;
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
      validateWebhookEndpoint.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateWebhookEndpoint.errors = vErrors;
  return errors === 0;
}

export function validateWebhookEndpointList(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.webhook_endpoints === undefined) && (missing0 = "webhook_endpoints")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))){
        validateWebhookEndpointList.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.webhook_endpoints !== undefined){
          let data0 = data.webhook_endpoints;
          const _errs1 = errors;
          if(errors === _errs1){
            if(Array.isArray(data0)){
              var valid1 = true;
              const len0 = data0.length;
              for(let i0=0; i0<len0; i0++){
                const _errs3 = errors;
                if(!(validateWebhookEndpoint(data0[i0], {instancePath:instancePath+"/webhook_endpoints/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                  vErrors = vErrors === null ? validateWebhookEndpoint.errors : vErrors.concat(validateWebhookEndpoint.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if(!valid1){
                  break;
                }
              }
            }
            else {
              validateWebhookEndpointList.errors = [{instancePath:instancePath+"/webhook_endpoints",schemaPath:"#/properties/webhook_endpoints/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
              validateWebhookEndpointList.errors = vErrors;
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
        }
      }
    }
    else {
      validateWebhookEndpointList.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateWebhookEndpointList.errors = vErrors;
  return errors === 0;
}

export function validateWebhookEndpointWithSecret(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.url === undefined) && (missing0 = "url"))) || ((data.events === undefined) && (missing0 = "events"))) || ((data.namespace_prefix === undefined) && (missing0 = "namespace_prefix"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.max_per_second === undefined) && (missing0 = "max_per_second"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.enabled === undefined) && (missing0 = "enabled"))) || ((data.failing_since === undefined) && (missing0 = "failing_since"))) || ((data.previous_secret_expires_at === undefined) && (missing0 = "previous_secret_expires_at"))) || ((data.stats === undefined) && (missing0 = "stats"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.secret === undefined) && (missing0 = "secret"))){
        validateWebhookEndpointWithSecret.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validateEndpointId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
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
            if(data.events !== undefined){
              let data2 = data.events;
              const _errs3 = errors;
              if(errors === _errs3){
                if(Array.isArray(data2)){
                  var valid1 = true;
                  const len0 = data2.length;
                  for(let i0=0; i0<len0; i0++){
                    const _errs5 = errors;
                    if(!(validateEventTypePattern(data2[i0], {instancePath:instancePath+"/events/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                      vErrors = vErrors === null ? validateEventTypePattern.errors : vErrors.concat(validateEventTypePattern.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs5 === errors;
                    if(!valid1){
                      break;
                    }
                  }
                }
                else {
                  validateWebhookEndpointWithSecret.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.namespace_prefix !== undefined){
                let data4 = data.namespace_prefix;
                const _errs6 = errors;
                const _errs7 = errors;
                let valid2 = false;
                const _errs8 = errors;
                if(!(validateNamespaceScope(data4, {instancePath:instancePath+"/namespace_prefix",parentData:data,parentDataProperty:"namespace_prefix",rootData}))){
                  vErrors = vErrors === null ? validateNamespaceScope.errors : vErrors.concat(validateNamespaceScope.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs8 === errors;
                valid2 = valid2 || _valid0;
                if(!valid2){
                  const _errs9 = errors;
                  if(data4 !== null){
                    const err0 = {instancePath:instancePath+"/namespace_prefix",schemaPath:"#/properties/namespace_prefix/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                    errors++;
                  }
                  var _valid0 = _errs9 === errors;
                  valid2 = valid2 || _valid0;
                }
                if(!valid2){
                  const err1 = {instancePath:instancePath+"/namespace_prefix",schemaPath:"#/properties/namespace_prefix/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                  if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                  errors++;
                  validateWebhookEndpointWithSecret.errors = vErrors;
                  return false;
                }
                else {
                  errors = _errs7;
                  if(vErrors !== null){
                    if(_errs7){
                      vErrors.length = _errs7;
                    }
                    else {
                      vErrors = null;
                    }
                  }
                }
                var valid0 = _errs6 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.description !== undefined){
                  let data5 = data.description;
                  const _errs11 = errors;
                  if(errors === _errs11){
                    if(typeof data5 === "string"){
                      if(func0(data5) > 256){
                        validateWebhookEndpointWithSecret.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
                        return false;
                      }
                    }
                    else {
                      validateWebhookEndpointWithSecret.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                      return false;
                    }
                  }
                  var valid0 = _errs11 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.max_per_second !== undefined){
                    let data6 = data.max_per_second;
                    const _errs13 = errors;
                    const _errs14 = errors;
                    let valid3 = false;
                    const _errs15 = errors;
                    if(!(validateDeliveryRate(data6, {instancePath:instancePath+"/max_per_second",parentData:data,parentDataProperty:"max_per_second",rootData}))){
                      vErrors = vErrors === null ? validateDeliveryRate.errors : vErrors.concat(validateDeliveryRate.errors);
                      errors = vErrors.length;
                    }
                    var _valid1 = _errs15 === errors;
                    valid3 = valid3 || _valid1;
                    if(!valid3){
                      const _errs16 = errors;
                      if(data6 !== null){
                        const err2 = {instancePath:instancePath+"/max_per_second",schemaPath:"#/properties/max_per_second/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                        errors++;
                      }
                      var _valid1 = _errs16 === errors;
                      valid3 = valid3 || _valid1;
                    }
                    if(!valid3){
                      const err3 = {instancePath:instancePath+"/max_per_second",schemaPath:"#/properties/max_per_second/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                      if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                      errors++;
                      validateWebhookEndpointWithSecret.errors = vErrors;
                      return false;
                    }
                    else {
                      errors = _errs14;
                      if(vErrors !== null){
                        if(_errs14){
                          vErrors.length = _errs14;
                        }
                        else {
                          vErrors = null;
                        }
                      }
                    }
                    var valid0 = _errs13 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.status !== undefined){
                      const _errs18 = errors;
                      if(!(validateEndpointStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
                        vErrors = vErrors === null ? validateEndpointStatus.errors : vErrors.concat(validateEndpointStatus.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs18 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.enabled !== undefined){
                        const _errs19 = errors;
                        if(typeof data.enabled !== "boolean"){
                          validateWebhookEndpointWithSecret.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                          return false;
                        }
                        var valid0 = _errs19 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                      if(valid0){
                        if(data.failing_since !== undefined){
                          let data9 = data.failing_since;
                          const _errs21 = errors;
                          const _errs22 = errors;
                          let valid4 = false;
                          const _errs23 = errors;
                          if(!(validateTimestamp(data9, {instancePath:instancePath+"/failing_since",parentData:data,parentDataProperty:"failing_since",rootData}))){
                            vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                            errors = vErrors.length;
                          }
                          var _valid2 = _errs23 === errors;
                          valid4 = valid4 || _valid2;
                          if(!valid4){
                            const _errs24 = errors;
                            if(data9 !== null){
                              const err4 = {instancePath:instancePath+"/failing_since",schemaPath:"#/properties/failing_since/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                              if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
                              errors++;
                            }
                            var _valid2 = _errs24 === errors;
                            valid4 = valid4 || _valid2;
                          }
                          if(!valid4){
                            const err5 = {instancePath:instancePath+"/failing_since",schemaPath:"#/properties/failing_since/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                            if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
                            errors++;
                            validateWebhookEndpointWithSecret.errors = vErrors;
                            return false;
                          }
                          else {
                            errors = _errs22;
                            if(vErrors !== null){
                              if(_errs22){
                                vErrors.length = _errs22;
                              }
                              else {
                                vErrors = null;
                              }
                            }
                          }
                          var valid0 = _errs21 === errors;
                        }
                        else {
                          var valid0 = true;
                        }
                        if(valid0){
                          if(data.previous_secret_expires_at !== undefined){
                            let data10 = data.previous_secret_expires_at;
                            const _errs26 = errors;
                            const _errs27 = errors;
                            let valid5 = false;
                            const _errs28 = errors;
                            if(!(validateTimestamp(data10, {instancePath:instancePath+"/previous_secret_expires_at",parentData:data,parentDataProperty:"previous_secret_expires_at",rootData}))){
                              vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                              errors = vErrors.length;
                            }
                            var _valid3 = _errs28 === errors;
                            valid5 = valid5 || _valid3;
                            if(!valid5){
                              const _errs29 = errors;
                              if(data10 !== null){
                                const err6 = {instancePath:instancePath+"/previous_secret_expires_at",schemaPath:"#/properties/previous_secret_expires_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                                if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
                                errors++;
                              }
                              var _valid3 = _errs29 === errors;
                              valid5 = valid5 || _valid3;
                            }
                            if(!valid5){
                              const err7 = {instancePath:instancePath+"/previous_secret_expires_at",schemaPath:"#/properties/previous_secret_expires_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                              if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
                              errors++;
                              validateWebhookEndpointWithSecret.errors = vErrors;
                              return false;
                            }
                            else {
                              errors = _errs27;
                              if(vErrors !== null){
                                if(_errs27){
                                  vErrors.length = _errs27;
                                }
                                else {
                                  vErrors = null;
                                }
                              }
                            }
                            var valid0 = _errs26 === errors;
                          }
                          else {
                            var valid0 = true;
                          }
                          if(valid0){
                            if(data.stats !== undefined){
                              const _errs31 = errors;
                              if(!(validateEndpointStats(data.stats, {instancePath:instancePath+"/stats",parentData:data,parentDataProperty:"stats",rootData}))){
                                vErrors = vErrors === null ? validateEndpointStats.errors : vErrors.concat(validateEndpointStats.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs31 === errors;
                            }
                            else {
                              var valid0 = true;
                            }
                            if(valid0){
                              if(data.created_at !== undefined){
                                const _errs32 = errors;
                                if(!(validateTimestamp(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
                                  vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs32 === errors;
                              }
                              else {
                                var valid0 = true;
                              }
                              if(valid0){
                                if(data.secret !== undefined){
                                  const _errs33 = errors;
                                  if(!(validateSigningSecret(data.secret, {instancePath:instancePath+"/secret",parentData:data,parentDataProperty:"secret",rootData}))){
                                    vErrors = vErrors === null ? validateSigningSecret.errors : vErrors.concat(validateSigningSecret.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs33 === errors;
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
    else {
      validateWebhookEndpointWithSecret.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateWebhookEndpointWithSecret.errors = vErrors;
  return errors === 0;
}

export function validateWebhookSecret(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.secret === undefined) && (missing0 = "secret")) || ((data.previous_secret_expires_at === undefined) && (missing0 = "previous_secret_expires_at"))){
        validateWebhookSecret.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.secret !== undefined){
          const _errs1 = errors;
          if(!(validateSigningSecret(data.secret, {instancePath:instancePath+"/secret",parentData:data,parentDataProperty:"secret",rootData}))){
            vErrors = vErrors === null ? validateSigningSecret.errors : vErrors.concat(validateSigningSecret.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.previous_secret_expires_at !== undefined){
            let data1 = data.previous_secret_expires_at;
            const _errs2 = errors;
            const _errs3 = errors;
            let valid1 = false;
            const _errs4 = errors;
            if(!(validateTimestamp(data1, {instancePath:instancePath+"/previous_secret_expires_at",parentData:data,parentDataProperty:"previous_secret_expires_at",rootData}))){
              vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs4 === errors;
            valid1 = valid1 || _valid0;
            if(!valid1){
              const _errs5 = errors;
              if(data1 !== null){
                const err0 = {instancePath:instancePath+"/previous_secret_expires_at",schemaPath:"#/properties/previous_secret_expires_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                errors++;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
            }
            if(!valid1){
              const err1 = {instancePath:instancePath+"/previous_secret_expires_at",schemaPath:"#/properties/previous_secret_expires_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
              if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
              errors++;
              validateWebhookSecret.errors = vErrors;
              return false;
            }
            else {
              errors = _errs3;
              if(vErrors !== null){
                if(_errs3){
                  vErrors.length = _errs3;
                }
                else {
                  vErrors = null;
                }
              }
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
      validateWebhookSecret.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateWebhookSecret.errors = vErrors;
  return errors === 0;
}

export const create201 = validateWebhookEndpointWithSecret;
export const get200 = validateWebhookEndpoint;
export const getSecret200 = validateWebhookSecret;
export const list200 = validateWebhookEndpointList;
export const listDeliveries200 = validateDeliveryList;
export const recover200 = validateRecoverResponse;
export const rotateSecret200 = validateWebhookSecret;
export const test202 = validateDelivery;
export const update200 = validateWebhookEndpoint;
