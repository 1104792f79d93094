// Generated from spec/ by `npm run generate`. Do not edit.
import { validateKeyRole } from "../api-keys/response-validators.js";
import { validateKeyId, validateNamespaceScope, validatePlanName, validateTimestamp, validateUsd } from "../common/response-validators.js";
import { validateOnExceeded } from "../namespaces/response-validators.js";
import { formats, ucs2length } from "../validators-runtime.js";

const formats0 = formats.int64;
const func0 = ucs2length;
const pattern0 = new RegExp("^[^\\s@]+@[^\\s@]+$", "u");

export function validateAllotment(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.limit === undefined) && (missing0 = "limit")) || ((data.used === undefined) && (missing0 = "used"))){
        validateAllotment.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.limit !== undefined){
          let data0 = data.limit;
          const _errs1 = errors;
          if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
            validateAllotment.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
            return false;
          }
          if(errors === _errs1){
            if((typeof data0 == "number") && (isFinite(data0))){
              if(!(formats0.validate(data0))){
                validateAllotment.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                return false;
              }
            }
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.used !== undefined){
            let data1 = data.used;
            const _errs3 = errors;
            if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
              validateAllotment.errors = [{instancePath:instancePath+"/used",schemaPath:"#/properties/used/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
              return false;
            }
            if(errors === _errs3){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(!(formats0.validate(data1))){
                  validateAllotment.errors = [{instancePath:instancePath+"/used",schemaPath:"#/properties/used/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                  return false;
                }
              }
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
        }
      }
    }
    else {
      validateAllotment.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateAllotment.errors = vErrors;
  return errors === 0;
}

export function validateCallingKey(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((data.id === undefined) && (missing0 = "id")) || ((data.role === undefined) && (missing0 = "role"))) || ((data.admin === undefined) && (missing0 = "admin"))) || ((data.scope === undefined) && (missing0 = "scope"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))){
        validateCallingKey.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validateKeyId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validateKeyId.errors : vErrors.concat(validateKeyId.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.role !== undefined){
            const _errs2 = errors;
            if(!(validateKeyRole(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData}))){
              vErrors = vErrors === null ? validateKeyRole.errors : vErrors.concat(validateKeyRole.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.admin !== undefined){
              const _errs3 = errors;
              if(typeof data.admin !== "boolean"){
                validateCallingKey.errors = [{instancePath:instancePath+"/admin",schemaPath:"#/properties/admin/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                return false;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.scope !== undefined){
                let data3 = data.scope;
                const _errs5 = errors;
                const _errs6 = errors;
                let valid1 = false;
                const _errs7 = errors;
                if(!(validateNamespaceScope(data3, {instancePath:instancePath+"/scope",parentData:data,parentDataProperty:"scope",rootData}))){
                  vErrors = vErrors === null ? validateNamespaceScope.errors : vErrors.concat(validateNamespaceScope.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs7 === errors;
                valid1 = valid1 || _valid0;
                if(!valid1){
                  const _errs8 = errors;
                  if(data3 !== null){
                    const err0 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                    errors++;
                  }
                  var _valid0 = _errs8 === errors;
                  valid1 = valid1 || _valid0;
                }
                if(!valid1){
                  const err1 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                  if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                  errors++;
                  validateCallingKey.errors = vErrors;
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
                if(data.expires_at !== undefined){
                  let data4 = data.expires_at;
                  const _errs10 = errors;
                  const _errs11 = errors;
                  let valid2 = false;
                  const _errs12 = errors;
                  if(!(validateTimestamp(data4, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
                    vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                    errors = vErrors.length;
                  }
                  var _valid1 = _errs12 === errors;
                  valid2 = valid2 || _valid1;
                  if(!valid2){
                    const _errs13 = errors;
                    if(data4 !== null){
                      const err2 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                      if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                      errors++;
                    }
                    var _valid1 = _errs13 === errors;
                    valid2 = valid2 || _valid1;
                  }
                  if(!valid2){
                    const err3 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                    errors++;
                    validateCallingKey.errors = vErrors;
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
              }
            }
          }
        }
      }
    }
    else {
      validateCallingKey.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateCallingKey.errors = vErrors;
  return errors === 0;
}

export function validateMailAddress(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 254){
        validateMailAddress.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"}];
        return false;
      }
      else {
        if(func0(data) < 3){
          validateMailAddress.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
          return false;
        }
        else {
          if(!pattern0.test(data)){
            validateMailAddress.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\s@]+@[^\\s@]+$"},message:"must match pattern \""+"^[^\\s@]+@[^\\s@]+$"+"\""}];
            return false;
          }
        }
      }
    }
    else {
      validateMailAddress.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validateMailAddress.errors = vErrors;
  return errors === 0;
}

export function validateOrganization(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.plan === undefined) && (missing0 = "plan"))) || ((data.suggestions === undefined) && (missing0 = "suggestions"))) || ((data.contacts === undefined) && (missing0 = "contacts"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
        validateOrganization.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(typeof data.id !== "string"){
            validateOrganization.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.name !== undefined){
            const _errs3 = errors;
            if(typeof data.name !== "string"){
              validateOrganization.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.plan !== undefined){
              const _errs5 = errors;
              if(!(validatePlanName(data.plan, {instancePath:instancePath+"/plan",parentData:data,parentDataProperty:"plan",rootData}))){
                vErrors = vErrors === null ? validatePlanName.errors : vErrors.concat(validatePlanName.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.suggestions !== undefined){
                const _errs6 = errors;
                if(typeof data.suggestions !== "boolean"){
                  validateOrganization.errors = [{instancePath:instancePath+"/suggestions",schemaPath:"#/properties/suggestions/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                  return false;
                }
                var valid0 = _errs6 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.contacts !== undefined){
                  let data4 = data.contacts;
                  const _errs8 = errors;
                  if(errors === _errs8){
                    if(Array.isArray(data4)){
                      if(data4.length > 20){
                        validateOrganization.errors = [{instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"}];
                        return false;
                      }
                      else {
                        var valid1 = true;
                        const len0 = data4.length;
                        for(let i0=0; i0<len0; i0++){
                          const _errs10 = errors;
                          if(!(validateMailAddress(data4[i0], {instancePath:instancePath+"/contacts/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
                            vErrors = vErrors === null ? validateMailAddress.errors : vErrors.concat(validateMailAddress.errors);
                            errors = vErrors.length;
                          }
                          var valid1 = _errs10 === errors;
                          if(!valid1){
                            break;
                          }
                        }
                      }
                    }
                    else {
                      validateOrganization.errors = [{instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                      return false;
                    }
                  }
                  var valid0 = _errs8 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.budget_usd_per_month !== undefined){
                    let data6 = data.budget_usd_per_month;
                    const _errs11 = errors;
                    const _errs12 = errors;
                    let valid2 = false;
                    const _errs13 = errors;
                    if(!(validateUsd(data6, {instancePath:instancePath+"/budget_usd_per_month",parentData:data,parentDataProperty:"budget_usd_per_month",rootData}))){
                      vErrors = vErrors === null ? validateUsd.errors : vErrors.concat(validateUsd.errors);
                      errors = vErrors.length;
                    }
                    var _valid0 = _errs13 === errors;
                    valid2 = valid2 || _valid0;
                    if(!valid2){
                      const _errs14 = errors;
                      if(data6 !== null){
                        const err0 = {instancePath:instancePath+"/budget_usd_per_month",schemaPath:"#/properties/budget_usd_per_month/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                        errors++;
                      }
                      var _valid0 = _errs14 === errors;
                      valid2 = valid2 || _valid0;
                    }
                    if(!valid2){
                      const err1 = {instancePath:instancePath+"/budget_usd_per_month",schemaPath:"#/properties/budget_usd_per_month/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                      errors++;
                      validateOrganization.errors = vErrors;
                      return false;
                    }
                    else {
                      errors = _errs12;
                      if(vErrors !== null){
                        if(_errs12){
                          vErrors.length = _errs12;
                        }
                        else {
                          vErrors = null;
                        }
                      }
                    }
                    var valid0 = _errs11 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.on_exceeded !== undefined){
                      const _errs16 = errors;
                      if(!(validateOnExceeded(data.on_exceeded, {instancePath:instancePath+"/on_exceeded",parentData:data,parentDataProperty:"on_exceeded",rootData}))){
                        vErrors = vErrors === null ? validateOnExceeded.errors : vErrors.concat(validateOnExceeded.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs16 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.limits !== undefined){
                        const _errs17 = errors;
                        if(!(validateOrganizationLimits(data.limits, {instancePath:instancePath+"/limits",parentData:data,parentDataProperty:"limits",rootData}))){
                          vErrors = vErrors === null ? validateOrganizationLimits.errors : vErrors.concat(validateOrganizationLimits.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs17 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                      if(valid0){
                        if(data.key !== undefined){
                          const _errs18 = errors;
                          if(!(validateCallingKey(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
                            vErrors = vErrors === null ? validateCallingKey.errors : vErrors.concat(validateCallingKey.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs18 === errors;
                        }
                        else {
                          var valid0 = true;
                        }
                        if(valid0){
                          if(data.created_at !== undefined){
                            const _errs19 = errors;
                            if(!(validateTimestamp(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
                              vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                              errors = vErrors.length;
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
      validateOrganization.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateOrganization.errors = vErrors;
  return errors === 0;
}

export function validateOrganizationLimits(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((((data.namespaces === undefined) && (missing0 = "namespaces")) || ((data.judgments === undefined) && (missing0 = "judgments"))) || ((data.subscriptions === undefined) && (missing0 = "subscriptions"))) || ((data.groups === undefined) && (missing0 = "groups"))) || ((data.api_keys === undefined) && (missing0 = "api_keys"))) || ((data.webhook_endpoints === undefined) && (missing0 = "webhook_endpoints"))) || ((data.open_cursors === undefined) && (missing0 = "open_cursors"))) || ((data.retained_bytes === undefined) && (missing0 = "retained_bytes"))){
        validateOrganizationLimits.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.namespaces !== undefined){
          const _errs1 = errors;
          if(!(validateAllotment(data.namespaces, {instancePath:instancePath+"/namespaces",parentData:data,parentDataProperty:"namespaces",rootData}))){
            vErrors = vErrors === null ? validateAllotment.errors : vErrors.concat(validateAllotment.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.judgments !== undefined){
            const _errs2 = errors;
            if(!(validateAllotment(data.judgments, {instancePath:instancePath+"/judgments",parentData:data,parentDataProperty:"judgments",rootData}))){
              vErrors = vErrors === null ? validateAllotment.errors : vErrors.concat(validateAllotment.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.subscriptions !== undefined){
              const _errs3 = errors;
              if(!(validateAllotment(data.subscriptions, {instancePath:instancePath+"/subscriptions",parentData:data,parentDataProperty:"subscriptions",rootData}))){
                vErrors = vErrors === null ? validateAllotment.errors : vErrors.concat(validateAllotment.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.groups !== undefined){
                const _errs4 = errors;
                if(!(validateAllotment(data.groups, {instancePath:instancePath+"/groups",parentData:data,parentDataProperty:"groups",rootData}))){
                  vErrors = vErrors === null ? validateAllotment.errors : vErrors.concat(validateAllotment.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.api_keys !== undefined){
                  const _errs5 = errors;
                  if(!(validateAllotment(data.api_keys, {instancePath:instancePath+"/api_keys",parentData:data,parentDataProperty:"api_keys",rootData}))){
                    vErrors = vErrors === null ? validateAllotment.errors : vErrors.concat(validateAllotment.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.webhook_endpoints !== undefined){
                    const _errs6 = errors;
                    if(!(validateAllotment(data.webhook_endpoints, {instancePath:instancePath+"/webhook_endpoints",parentData:data,parentDataProperty:"webhook_endpoints",rootData}))){
                      vErrors = vErrors === null ? validateAllotment.errors : vErrors.concat(validateAllotment.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.open_cursors !== undefined){
                      const _errs7 = errors;
                      if(!(validateAllotment(data.open_cursors, {instancePath:instancePath+"/open_cursors",parentData:data,parentDataProperty:"open_cursors",rootData}))){
                        vErrors = vErrors === null ? validateAllotment.errors : vErrors.concat(validateAllotment.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs7 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.retained_bytes !== undefined){
                        const _errs8 = errors;
                        if(!(validateAllotment(data.retained_bytes, {instancePath:instancePath+"/retained_bytes",parentData:data,parentDataProperty:"retained_bytes",rootData}))){
                          vErrors = vErrors === null ? validateAllotment.errors : vErrors.concat(validateAllotment.errors);
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
          }
        }
      }
    }
    else {
      validateOrganizationLimits.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateOrganizationLimits.errors = vErrors;
  return errors === 0;
}

export const get200 = validateOrganization;
export const update200 = validateOrganization;
