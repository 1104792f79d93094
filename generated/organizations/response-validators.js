// Generated from spec/ by `npm run generate`. Do not edit.
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);

export const get200 = validate0;
const schema0 = {"type":"string","enum":["developer","team","scale"]};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(((data === "developer") || (data === "team")) || (data === "scale"))){
    validate1.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validate1.errors = vErrors;
  return errors === 0;
}

const func0 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("^[^\\s@]+@[^\\s@]+$", "u");

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 254){
        validate2.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"}];
        return false;
      }
      else {
        if(func0(data) < 3){
          validate2.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
          return false;
        }
        else {
          if(!pattern0.test(data)){
            validate2.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\s@]+@[^\\s@]+$"},message:"must match pattern \""+"^[^\\s@]+@[^\\s@]+$"+"\""}];
            return false;
          }
        }
      }
    }
    else {
      validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validate2.errors = vErrors;
  return errors === 0;
}

const formats0 = require("ajv-formats/dist/formats").fullFormats["date-time"];
const pattern1 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?Z$", "u");

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(errors === 0){
      if(typeof data === "string"){
        if(func0(data) > 32){
          validate3.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
          return false;
        }
        else {
          if(!pattern1.test(data)){
            validate3.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?Z$"+"\""}];
            return false;
          }
          else {
            if(!(formats0.validate(data))){
              validate3.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
              return false;
            }
          }
        }
      }
      else {
        validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
        return false;
      }
    }
  }
  validate3.errors = vErrors;
  return errors === 0;
}

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.plan === undefined) && (missing0 = "plan"))) || ((data.suggestions === undefined) && (missing0 = "suggestions"))) || ((data.contacts === undefined) && (missing0 = "contacts"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
        validate4.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(typeof data.id !== "string"){
            validate4.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
              validate4.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
              if(!(validate1(data.plan, {instancePath:instancePath+"/plan",parentData:data,parentDataProperty:"plan",rootData}))){
                vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
                  validate4.errors = [{instancePath:instancePath+"/suggestions",schemaPath:"#/properties/suggestions/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
                        validate4.errors = [{instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"}];
                        return false;
                      }
                      else {
                        var valid1 = true;
                        const len0 = data4.length;
                        for(let i0=0; i0<len0; i0++){
                          const _errs10 = errors;
                          if(!(validate2(data4[i0], {instancePath:instancePath+"/contacts/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
                            vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
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
                      validate4.errors = [{instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                      return false;
                    }
                  }
                  var valid0 = _errs8 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.created_at !== undefined){
                    const _errs11 = errors;
                    if(!(validate3(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
                      vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
                      errors = vErrors.length;
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
    else {
      validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate4.errors = vErrors;
  return errors === 0;
}

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
    errors = vErrors.length;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
export const update200 = get200;
