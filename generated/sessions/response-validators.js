// Generated from spec/ by `npm run generate`. Do not edit.
import { validatePerson } from "../api-keys/response-validators.js";
import { validateTimestamp } from "../common/response-validators.js";
import { validateCallingKey } from "../organizations/response-validators.js";

const pattern0 = new RegExp("^ses_[0-9a-z]{26}$", "u");

export function validateSession(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.id === undefined) && (missing0 = "id")) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))) || ((data.idle_expires_at === undefined) && (missing0 = "idle_expires_at"))){
        validateSession.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validateSessionId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validateSessionId.errors : vErrors.concat(validateSessionId.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.created_at !== undefined){
            const _errs2 = errors;
            if(!(validateTimestamp(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
              vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.expires_at !== undefined){
              const _errs3 = errors;
              if(!(validateTimestamp(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.idle_expires_at !== undefined){
                const _errs4 = errors;
                if(!(validateTimestamp(data.idle_expires_at, {instancePath:instancePath+"/idle_expires_at",parentData:data,parentDataProperty:"idle_expires_at",rootData}))){
                  vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                  errors = vErrors.length;
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
      validateSession.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateSession.errors = vErrors;
  return errors === 0;
}

export function validateSessionId(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(!pattern0.test(data)){
        validateSessionId.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^ses_[0-9a-z]{26}$"},message:"must match pattern \""+"^ses_[0-9a-z]{26}$"+"\""}];
        return false;
      }
    }
    else {
      validateSessionId.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validateSessionId.errors = vErrors;
  return errors === 0;
}

export function validateSignedIn(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.organization === undefined) && (missing0 = "organization")) || ((data.key === undefined) && (missing0 = "key"))) || ((data.session === undefined) && (missing0 = "session"))){
        validateSignedIn.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.organization !== undefined){
          const _errs1 = errors;
          if(typeof data.organization !== "string"){
            validateSignedIn.errors = [{instancePath:instancePath+"/organization",schemaPath:"#/properties/organization/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.key !== undefined){
            const _errs3 = errors;
            if(!(validateCallingKey(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
              vErrors = vErrors === null ? validateCallingKey.errors : vErrors.concat(validateCallingKey.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.session !== undefined){
              let data2 = data.session;
              const _errs4 = errors;
              const _errs5 = errors;
              let valid1 = false;
              const _errs6 = errors;
              if(!(validateSession(data2, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData}))){
                vErrors = vErrors === null ? validateSession.errors : vErrors.concat(validateSession.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs6 === errors;
              valid1 = valid1 || _valid0;
              if(!valid1){
                const _errs7 = errors;
                if(data2 !== null){
                  const err0 = {instancePath:instancePath+"/session",schemaPath:"#/properties/session/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                  if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                  errors++;
                }
                var _valid0 = _errs7 === errors;
                valid1 = valid1 || _valid0;
              }
              if(!valid1){
                const err1 = {instancePath:instancePath+"/session",schemaPath:"#/properties/session/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                errors++;
                validateSignedIn.errors = vErrors;
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
              if(data.person !== undefined){
                const _errs9 = errors;
                if(!(validatePerson(data.person, {instancePath:instancePath+"/person",parentData:data,parentDataProperty:"person",rootData}))){
                  vErrors = vErrors === null ? validatePerson.errors : vErrors.concat(validatePerson.errors);
                  errors = vErrors.length;
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
    else {
      validateSignedIn.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateSignedIn.errors = vErrors;
  return errors === 0;
}

export const create201 = validateSignedIn;
export const get200 = validateSignedIn;
