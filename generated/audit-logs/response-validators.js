// Generated from spec/ by `npm run generate`. Do not edit.
import { validatePerson } from "../api-keys/response-validators.js";
import { validateCursor, validateKeyId, validateNamespaceOrTemplate, validateTimestamp } from "../common/response-validators.js";
import { validateSessionId } from "../sessions/response-validators.js";

const schema0 = {"type":"string","enum":["api_key.created","api_key.updated","api_key.rotated","api_key.revoked","api_key.refused","session.created","session.ended","organization.created","organization.updated","namespace.updated","budget.updated","budget.deleted","namespace.deleted","judgment.created","judgment.updated","judgment.version_created","judgment.activated","judgment.deactivated","judgment.deleted","sentinel.updated","sentinel.deleted","judgment.tried","group.created","group.deleted","subscription.created","subscription.updated","subscription.deleted","endpoint.created","endpoint.updated","endpoint.deleted","endpoint.secret_read","endpoint.secret_rotated","non_production_prefix.created","non_production_prefix.deleted","tenant_summary.created","tenant_summary.deleted","export.created","export.deleted","job.confirmed","job.paused","job.resumed","job.cancelled"]};
const schema1 = {"type":"string","enum":["key","operator","service"]};
const schema2 = {"type":"object","properties":{"id":{"$ref":"AuditEntryId"},"at":{"$ref":"Timestamp"},"action":{"$ref":"AuditAction"},"actor":{"$ref":"AuditActor"},"address":{"type":["string","null"]},"request_id":{"type":["string","null"]},"namespace":{"anyOf":[{"$ref":"NamespaceOrTemplate"},{"type":"null"}]},"subject":{"type":["string","null"]},"before":{"type":["object","null"],"additionalProperties":true},"after":{"type":["object","null"],"additionalProperties":true}},"required":["id","at","action","actor","address","request_id","namespace","subject","before","after"]};
const pattern0 = new RegExp("^aud_[0-9a-z]{26}$", "u");

export function validateAuditAction(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateAuditAction.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((((((((((((((((((((((((((((((((((((((((((data === "api_key.created") || (data === "api_key.updated")) || (data === "api_key.rotated")) || (data === "api_key.revoked")) || (data === "api_key.refused")) || (data === "session.created")) || (data === "session.ended")) || (data === "organization.created")) || (data === "organization.updated")) || (data === "namespace.updated")) || (data === "budget.updated")) || (data === "budget.deleted")) || (data === "namespace.deleted")) || (data === "judgment.created")) || (data === "judgment.updated")) || (data === "judgment.version_created")) || (data === "judgment.activated")) || (data === "judgment.deactivated")) || (data === "judgment.deleted")) || (data === "sentinel.updated")) || (data === "sentinel.deleted")) || (data === "judgment.tried")) || (data === "group.created")) || (data === "group.deleted")) || (data === "subscription.created")) || (data === "subscription.updated")) || (data === "subscription.deleted")) || (data === "endpoint.created")) || (data === "endpoint.updated")) || (data === "endpoint.deleted")) || (data === "endpoint.secret_read")) || (data === "endpoint.secret_rotated")) || (data === "non_production_prefix.created")) || (data === "non_production_prefix.deleted")) || (data === "tenant_summary.created")) || (data === "tenant_summary.deleted")) || (data === "export.created")) || (data === "export.deleted")) || (data === "job.confirmed")) || (data === "job.paused")) || (data === "job.resumed")) || (data === "job.cancelled"))){
    validateAuditAction.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateAuditAction.errors = vErrors;
  return errors === 0;
}

export function validateAuditActor(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.type === undefined) && (missing0 = "type")) || ((data.key === undefined) && (missing0 = "key"))){
        validateAuditActor.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.type !== undefined){
          const _errs1 = errors;
          if(!(validateAuditActorType(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
            vErrors = vErrors === null ? validateAuditActorType.errors : vErrors.concat(validateAuditActorType.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.key !== undefined){
            let data1 = data.key;
            const _errs2 = errors;
            const _errs3 = errors;
            let valid1 = false;
            const _errs4 = errors;
            if(!(validateKeyId(data1, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
              vErrors = vErrors === null ? validateKeyId.errors : vErrors.concat(validateKeyId.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs4 === errors;
            valid1 = valid1 || _valid0;
            if(!valid1){
              const _errs5 = errors;
              if(data1 !== null){
                const err0 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                errors++;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
            }
            if(!valid1){
              const err1 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
              if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
              errors++;
              validateAuditActor.errors = vErrors;
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
          if(valid0){
            if(data.session !== undefined){
              const _errs7 = errors;
              if(!(validateSessionId(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData}))){
                vErrors = vErrors === null ? validateSessionId.errors : vErrors.concat(validateSessionId.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs7 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.person !== undefined){
                const _errs8 = errors;
                if(!(validatePerson(data.person, {instancePath:instancePath+"/person",parentData:data,parentDataProperty:"person",rootData}))){
                  vErrors = vErrors === null ? validatePerson.errors : vErrors.concat(validatePerson.errors);
                  errors = vErrors.length;
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
    else {
      validateAuditActor.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateAuditActor.errors = vErrors;
  return errors === 0;
}

export function validateAuditActorType(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateAuditActorType.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(((data === "key") || (data === "operator")) || (data === "service"))){
    validateAuditActorType.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateAuditActorType.errors = vErrors;
  return errors === 0;
}

export function validateAuditEntry(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((((((data.id === undefined) && (missing0 = "id")) || ((data.at === undefined) && (missing0 = "at"))) || ((data.action === undefined) && (missing0 = "action"))) || ((data.actor === undefined) && (missing0 = "actor"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.namespace === undefined) && (missing0 = "namespace"))) || ((data.subject === undefined) && (missing0 = "subject"))) || ((data.before === undefined) && (missing0 = "before"))) || ((data.after === undefined) && (missing0 = "after"))){
        validateAuditEntry.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validateAuditEntryId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validateAuditEntryId.errors : vErrors.concat(validateAuditEntryId.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.at !== undefined){
            const _errs2 = errors;
            if(!(validateTimestamp(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
              vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.action !== undefined){
              const _errs3 = errors;
              if(!(validateAuditAction(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
                vErrors = vErrors === null ? validateAuditAction.errors : vErrors.concat(validateAuditAction.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.actor !== undefined){
                const _errs4 = errors;
                if(!(validateAuditActor(data.actor, {instancePath:instancePath+"/actor",parentData:data,parentDataProperty:"actor",rootData}))){
                  vErrors = vErrors === null ? validateAuditActor.errors : vErrors.concat(validateAuditActor.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.address !== undefined){
                  let data4 = data.address;
                  const _errs5 = errors;
                  if((typeof data4 !== "string") && (data4 !== null)){
                    validateAuditEntry.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: schema2.properties.address.type},message:"must be string,null"}];
                    return false;
                  }
                  var valid0 = _errs5 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.request_id !== undefined){
                    let data5 = data.request_id;
                    const _errs7 = errors;
                    if((typeof data5 !== "string") && (data5 !== null)){
                      validateAuditEntry.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: schema2.properties.request_id.type},message:"must be string,null"}];
                      return false;
                    }
                    var valid0 = _errs7 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.namespace !== undefined){
                      let data6 = data.namespace;
                      const _errs9 = errors;
                      const _errs10 = errors;
                      let valid1 = false;
                      const _errs11 = errors;
                      if(!(validateNamespaceOrTemplate(data6, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
                        vErrors = vErrors === null ? validateNamespaceOrTemplate.errors : vErrors.concat(validateNamespaceOrTemplate.errors);
                        errors = vErrors.length;
                      }
                      var _valid0 = _errs11 === errors;
                      valid1 = valid1 || _valid0;
                      if(!valid1){
                        const _errs12 = errors;
                        if(data6 !== null){
                          const err0 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                          if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                          errors++;
                        }
                        var _valid0 = _errs12 === errors;
                        valid1 = valid1 || _valid0;
                      }
                      if(!valid1){
                        const err1 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                        errors++;
                        validateAuditEntry.errors = vErrors;
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
                    if(valid0){
                      if(data.subject !== undefined){
                        let data7 = data.subject;
                        const _errs14 = errors;
                        if((typeof data7 !== "string") && (data7 !== null)){
                          validateAuditEntry.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: schema2.properties.subject.type},message:"must be string,null"}];
                          return false;
                        }
                        var valid0 = _errs14 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                      if(valid0){
                        if(data.before !== undefined){
                          let data8 = data.before;
                          const _errs16 = errors;
                          if((!(data8 && typeof data8 == "object" && !Array.isArray(data8))) && (data8 !== null)){
                            validateAuditEntry.errors = [{instancePath:instancePath+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type: schema2.properties.before.type},message:"must be object,null"}];
                            return false;
                          }
                          var valid0 = _errs16 === errors;
                        }
                        else {
                          var valid0 = true;
                        }
                        if(valid0){
                          if(data.after !== undefined){
                            let data9 = data.after;
                            const _errs19 = errors;
                            if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
                              validateAuditEntry.errors = [{instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: schema2.properties.after.type},message:"must be object,null"}];
                              return false;
                            }
                            var valid0 = _errs19 === errors;
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
      validateAuditEntry.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateAuditEntry.errors = vErrors;
  return errors === 0;
}

export function validateAuditEntryId(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(!pattern0.test(data)){
        validateAuditEntryId.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^aud_[0-9a-z]{26}$"},message:"must match pattern \""+"^aud_[0-9a-z]{26}$"+"\""}];
        return false;
      }
    }
    else {
      validateAuditEntryId.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validateAuditEntryId.errors = vErrors;
  return errors === 0;
}

export function validateAuditEntryList(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.entries === undefined) && (missing0 = "entries")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))){
        validateAuditEntryList.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.entries !== undefined){
          let data0 = data.entries;
          const _errs1 = errors;
          if(errors === _errs1){
            if(Array.isArray(data0)){
              var valid1 = true;
              const len0 = data0.length;
              for(let i0=0; i0<len0; i0++){
                const _errs3 = errors;
                if(!(validateAuditEntry(data0[i0], {instancePath:instancePath+"/entries/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                  vErrors = vErrors === null ? validateAuditEntry.errors : vErrors.concat(validateAuditEntry.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if(!valid1){
                  break;
                }
              }
            }
            else {
              validateAuditEntryList.errors = [{instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
              validateAuditEntryList.errors = vErrors;
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
      validateAuditEntryList.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateAuditEntryList.errors = vErrors;
  return errors === 0;
}

export const list200 = validateAuditEntryList;
