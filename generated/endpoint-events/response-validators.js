// Generated from spec/ by `npm run generate`. Do not edit.
import { createRequire } from "node:module";
import { validateEndpointId, validateEventId, validateTimestamp } from "../common/response-validators.js";
import { validateDeliveryError } from "../deliveries/response-validators.js";
import { validateEndpointUrl } from "../endpoints/response-validators.js";

const require = createRequire(import.meta.url);
const schema0 = {"type":"string","enum":["failures","request"]};
const schema1 = {"type":"object","properties":{"id":{"$ref":"EventId"},"type":{"type":"string","enum":["endpoint.disabled"]},"timestamp":{"$ref":"Timestamp"},"data":{"$ref":"EndpointDisabledData"},"test":{"type":"boolean"},"truncated":{"type":"boolean"},"url":{"type":"string","format":"uri"}},"required":["id","type","timestamp","data"]};
const formats0 = require("ajv-formats/dist/formats").fullFormats.uri;
const schema2 = {"type":"object","properties":{"id":{"$ref":"EventId"},"type":{"type":"string","enum":["endpoint.failing"]},"timestamp":{"$ref":"Timestamp"},"data":{"$ref":"EndpointFailingData"},"test":{"type":"boolean"},"truncated":{"type":"boolean"},"url":{"type":"string","format":"uri"}},"required":["id","type","timestamp","data"]};
const schema3 = {"type":"object","properties":{"id":{"$ref":"EventId"},"type":{"type":"string","enum":["webhook.test"]},"timestamp":{"$ref":"Timestamp"},"data":{"$ref":"WebhookTestData"},"test":{"type":"boolean"},"truncated":{"type":"boolean"},"url":{"type":"string","format":"uri"}},"required":["id","type","timestamp","data"]};

export function validateDisabledReason(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateDisabledReason.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((data === "failures") || (data === "request"))){
    validateDisabledReason.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateDisabledReason.errors = vErrors;
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
              validateEndpointDisabledEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema1.properties.type.enum},message:"must be equal to one of the allowed values"}];
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
              validateEndpointFailingEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema2.properties.type.enum},message:"must be equal to one of the allowed values"}];
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
              validateWebhookTestEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema3.properties.type.enum},message:"must be equal to one of the allowed values"}];
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
