// Generated from spec/ by `npm run generate`. Do not edit.
import { createRequire } from "node:module";
import { validateAuditEntry } from "../audit-log/response-validators.js";
import { validateEventId, validateTimestamp } from "../common/response-validators.js";

const require = createRequire(import.meta.url);
const schema0 = {"type":"object","properties":{"id":{"$ref":"EventId"},"type":{"type":"string","enum":["audit.recorded"]},"timestamp":{"$ref":"Timestamp"},"data":{"$ref":"AuditEntry"},"test":{"type":"boolean"},"truncated":{"type":"boolean"},"url":{"type":"string","format":"uri"}},"required":["id","type","timestamp","data"]};
const formats0 = require("ajv-formats/dist/formats").fullFormats.uri;

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
