// Generated from spec/ by `npm run generate`. Do not edit.
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);

export const budgetExceeded = validate0;
const schema0 = {"type":"object","properties":{"code":{"type":"string","enum":["budget_exceeded"]},"message":{"type":"string"},"details":{"$ref":"BudgetExceededDetails"}},"required":["code","message","details"]};
const func0 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*$", "u");

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 256){
        validate1.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
        return false;
      }
      else {
        if(func0(data) < 1){
          validate1.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
          return false;
        }
        else {
          if(!pattern0.test(data)){
            validate1.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*$"},message:"must match pattern \""+"^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*$"+"\""}];
            return false;
          }
        }
      }
    }
    else {
      validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validate1.errors = vErrors;
  return errors === 0;
}

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if((typeof data == "number") && (isFinite(data))){
      if(data < 0 || isNaN(data)){
        validate2.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
        return false;
      }
    }
    else {
      validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"}];
      return false;
    }
  }
  validate2.errors = vErrors;
  return errors === 0;
}

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.namespace !== undefined){
        const _errs2 = errors;
        if(!(validate1(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
          vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs2 === errors;
      }
      else {
        var valid0 = true;
      }
      if(valid0){
        if(data.budget_usd_per_month !== undefined){
          const _errs3 = errors;
          if(!(validate2(data.budget_usd_per_month, {instancePath:instancePath+"/budget_usd_per_month",parentData:data,parentDataProperty:"budget_usd_per_month",rootData}))){
            vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs3 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.remaining_usd !== undefined){
            const _errs4 = errors;
            if(!(validate2(data.remaining_usd, {instancePath:instancePath+"/remaining_usd",parentData:data,parentDataProperty:"remaining_usd",rootData}))){
              vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs4 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.cost_usd !== undefined){
              const _errs5 = errors;
              if(!(validate2(data.cost_usd, {instancePath:instancePath+"/cost_usd",parentData:data,parentDataProperty:"cost_usd",rootData}))){
                vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
          }
        }
      }
    }
    else {
      validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
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
      if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.details === undefined) && (missing0 = "details"))){
        validate4.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.code !== undefined){
          let data0 = data.code;
          const _errs1 = errors;
          if(typeof data0 !== "string"){
            validate4.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          if(!(data0 === "budget_exceeded")){
            validate4.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema0.properties.code.enum},message:"must be equal to one of the allowed values"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.message !== undefined){
            const _errs3 = errors;
            if(typeof data.message !== "string"){
              validate4.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.details !== undefined){
              const _errs5 = errors;
              if(!(validate3(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData}))){
                vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
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

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.error === undefined) && (missing0 = "error")){
        validate5.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.error !== undefined){
          if(!(validate4(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
            vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    else {
      validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate5.errors = vErrors;
  return errors === 0;
}

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
    errors = vErrors.length;
  }
  validate0.errors = vErrors;
  return errors === 0;
}

export const conflict = validate6;
const schema1 = {"type":"object","properties":{"code":{"type":"string","enum":["conflict"]},"message":{"type":"string"},"details":{"$ref":"ConflictDetails"}},"required":["code","message","details"]};
const pattern1 = new RegExp("^[A-Za-z0-9_-]+$", "u");

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 128){
        validate7.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
        return false;
      }
      else {
        if(func0(data) < 1){
          validate7.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
          return false;
        }
        else {
          if(!pattern1.test(data)){
            validate7.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
            return false;
          }
        }
      }
    }
    else {
      validate7.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validate7.errors = vErrors;
  return errors === 0;
}

const pattern2 = new RegExp("^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*/\\*$", "u");

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 256){
        validate8.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
        return false;
      }
      else {
        if(func0(data) < 3){
          validate8.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
          return false;
        }
        else {
          if(!pattern2.test(data)){
            validate8.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*/\\*$"},message:"must match pattern \""+"^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*/\\*$"+"\""}];
            return false;
          }
        }
      }
    }
    else {
      validate8.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validate8.errors = vErrors;
  return errors === 0;
}

const pattern3 = new RegExp("^job_[0-9a-z]{26}$", "u");

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(!pattern3.test(data)){
        validate9.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^job_[0-9a-z]{26}$"},message:"must match pattern \""+"^job_[0-9a-z]{26}$"+"\""}];
        return false;
      }
    }
    else {
      validate9.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validate9.errors = vErrors;
  return errors === 0;
}

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.readers !== undefined){
        let data0 = data.readers;
        const _errs2 = errors;
        if(errors === _errs2){
          if(Array.isArray(data0)){
            var valid1 = true;
            const len0 = data0.length;
            for(let i0=0; i0<len0; i0++){
              const _errs4 = errors;
              if(!(validate7(data0[i0], {instancePath:instancePath+"/readers/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
                errors = vErrors.length;
              }
              var valid1 = _errs4 === errors;
              if(!valid1){
                break;
              }
            }
          }
          else {
            validate10.errors = [{instancePath:instancePath+"/readers",schemaPath:"#/properties/readers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
            return false;
          }
        }
        var valid0 = _errs2 === errors;
      }
      else {
        var valid0 = true;
      }
      if(valid0){
        if(data.template !== undefined){
          const _errs5 = errors;
          if(!(validate8(data.template, {instancePath:instancePath+"/template",parentData:data,parentDataProperty:"template",rootData}))){
            vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs5 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.job_id !== undefined){
            const _errs6 = errors;
            if(!(validate9(data.job_id, {instancePath:instancePath+"/job_id",parentData:data,parentDataProperty:"job_id",rootData}))){
              vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs6 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.idempotency_key !== undefined){
              const _errs7 = errors;
              if(typeof data.idempotency_key !== "string"){
                validate10.errors = [{instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                return false;
              }
              var valid0 = _errs7 === errors;
            }
            else {
              var valid0 = true;
            }
          }
        }
      }
    }
    else {
      validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate10.errors = vErrors;
  return errors === 0;
}

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.details === undefined) && (missing0 = "details"))){
        validate11.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.code !== undefined){
          let data0 = data.code;
          const _errs1 = errors;
          if(typeof data0 !== "string"){
            validate11.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          if(!(data0 === "conflict")){
            validate11.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema1.properties.code.enum},message:"must be equal to one of the allowed values"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.message !== undefined){
            const _errs3 = errors;
            if(typeof data.message !== "string"){
              validate11.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.details !== undefined){
              const _errs5 = errors;
              if(!(validate10(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData}))){
                vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
          }
        }
      }
    }
    else {
      validate11.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate11.errors = vErrors;
  return errors === 0;
}

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.error === undefined) && (missing0 = "error")){
        validate12.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.error !== undefined){
          if(!(validate11(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
            vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    else {
      validate12.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate12.errors = vErrors;
  return errors === 0;
}

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate12(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
    errors = vErrors.length;
  }
  validate6.errors = vErrors;
  return errors === 0;
}

export const forbidden = validate13;
const schema2 = {"type":"object","properties":{"code":{"type":"string","enum":["forbidden"]},"message":{"type":"string"},"details":{"$ref":"ForbiddenDetails"}},"required":["code","message","details"]};
const schema3 = {"type":"object","properties":{"required_role":{"type":"string","enum":["read_write","admin"]},"scope":{"type":"string"},"namespace":{"$ref":"NamespaceOrTemplate"}},"additionalProperties":true};
const pattern4 = new RegExp("^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*(/\\*)?$", "u");

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 256){
        validate14.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
        return false;
      }
      else {
        if(func0(data) < 1){
          validate14.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
          return false;
        }
        else {
          if(!pattern4.test(data)){
            validate14.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*(/\\*)?$"},message:"must match pattern \""+"^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*(/\\*)?$"+"\""}];
            return false;
          }
        }
      }
    }
    else {
      validate14.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validate14.errors = vErrors;
  return errors === 0;
}

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.required_role !== undefined){
        let data0 = data.required_role;
        const _errs2 = errors;
        if(typeof data0 !== "string"){
          validate15.errors = [{instancePath:instancePath+"/required_role",schemaPath:"#/properties/required_role/type",keyword:"type",params:{type: "string"},message:"must be string"}];
          return false;
        }
        if(!((data0 === "read_write") || (data0 === "admin"))){
          validate15.errors = [{instancePath:instancePath+"/required_role",schemaPath:"#/properties/required_role/enum",keyword:"enum",params:{allowedValues: schema3.properties.required_role.enum},message:"must be equal to one of the allowed values"}];
          return false;
        }
        var valid0 = _errs2 === errors;
      }
      else {
        var valid0 = true;
      }
      if(valid0){
        if(data.scope !== undefined){
          const _errs4 = errors;
          if(typeof data.scope !== "string"){
            validate15.errors = [{instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          var valid0 = _errs4 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.namespace !== undefined){
            const _errs6 = errors;
            if(!(validate14(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
              vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
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
    else {
      validate15.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate15.errors = vErrors;
  return errors === 0;
}

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.details === undefined) && (missing0 = "details"))){
        validate16.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.code !== undefined){
          let data0 = data.code;
          const _errs1 = errors;
          if(typeof data0 !== "string"){
            validate16.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          if(!(data0 === "forbidden")){
            validate16.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema2.properties.code.enum},message:"must be equal to one of the allowed values"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.message !== undefined){
            const _errs3 = errors;
            if(typeof data.message !== "string"){
              validate16.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.details !== undefined){
              const _errs5 = errors;
              if(!(validate15(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData}))){
                vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
          }
        }
      }
    }
    else {
      validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate16.errors = vErrors;
  return errors === 0;
}

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.error === undefined) && (missing0 = "error")){
        validate17.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.error !== undefined){
          if(!(validate16(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
            vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    else {
      validate17.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate17.errors = vErrors;
  return errors === 0;
}

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate17(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
    errors = vErrors.length;
  }
  validate13.errors = vErrors;
  return errors === 0;
}

export const forbiddenOrPlanRequired = validate18;
const schema4 = {"type":"object","properties":{"code":{"type":"string","enum":["plan_required"]},"message":{"type":"string"},"details":{"$ref":"PlanRequiredDetails"}},"required":["code","message","details"]};
const schema5 = {"type":"string","enum":["developer","team","scale"]};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validate19.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(((data === "developer") || (data === "team")) || (data === "scale"))){
    validate19.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema5.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validate19.errors = vErrors;
  return errors === 0;
}

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.plan !== undefined){
        if(!(validate19(data.plan, {instancePath:instancePath+"/plan",parentData:data,parentDataProperty:"plan",rootData}))){
          vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
          errors = vErrors.length;
        }
      }
    }
    else {
      validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate20.errors = vErrors;
  return errors === 0;
}

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.details === undefined) && (missing0 = "details"))){
        validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.code !== undefined){
          let data0 = data.code;
          const _errs1 = errors;
          if(typeof data0 !== "string"){
            validate21.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          if(!(data0 === "plan_required")){
            validate21.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema4.properties.code.enum},message:"must be equal to one of the allowed values"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.message !== undefined){
            const _errs3 = errors;
            if(typeof data.message !== "string"){
              validate21.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.details !== undefined){
              const _errs5 = errors;
              if(!(validate20(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData}))){
                vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
          }
        }
      }
    }
    else {
      validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate21.errors = vErrors;
  return errors === 0;
}

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.error === undefined) && (missing0 = "error")){
        validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.error !== undefined){
          if(!(validate21(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
            vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    else {
      validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate22.errors = vErrors;
  return errors === 0;
}

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if(!(validate17(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if(!valid0){
    const _errs2 = errors;
    if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData}))){
      vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if(!valid0){
    const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
    validate18.errors = vErrors;
    return false;
  }
  else {
    errors = _errs0;
    if(vErrors !== null){
      if(_errs0){
        vErrors.length = _errs0;
      }
      else {
        vErrors = null;
      }
    }
  }
  validate18.errors = vErrors;
  return errors === 0;
}

export const internal = validate23;
const schema6 = {"type":"object","properties":{"code":{"type":"string","enum":["internal"]},"message":{"type":"string"},"details":{"$ref":"ErrorDetails"}},"required":["code","message","details"]};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
    }
    else {
      validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate24.errors = vErrors;
  return errors === 0;
}

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.details === undefined) && (missing0 = "details"))){
        validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.code !== undefined){
          let data0 = data.code;
          const _errs1 = errors;
          if(typeof data0 !== "string"){
            validate25.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          if(!(data0 === "internal")){
            validate25.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema6.properties.code.enum},message:"must be equal to one of the allowed values"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.message !== undefined){
            const _errs3 = errors;
            if(typeof data.message !== "string"){
              validate25.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.details !== undefined){
              const _errs5 = errors;
              if(!(validate24(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData}))){
                vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
          }
        }
      }
    }
    else {
      validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate25.errors = vErrors;
  return errors === 0;
}

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.error === undefined) && (missing0 = "error")){
        validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.error !== undefined){
          if(!(validate25(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
            vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    else {
      validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate26.errors = vErrors;
  return errors === 0;
}

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate26(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
    errors = vErrors.length;
  }
  validate23.errors = vErrors;
  return errors === 0;
}

export const invalidRequest = validate27;
const schema7 = {"type":"object","properties":{"code":{"type":"string","enum":["invalid_request"]},"message":{"type":"string"},"details":{"$ref":"InvalidRequestDetails"}},"required":["code","message","details"]};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.path === undefined) && (missing0 = "path")) || ((data.message === undefined) && (missing0 = "message"))){
        validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.path !== undefined){
          const _errs1 = errors;
          if(typeof data.path !== "string"){
            validate28.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.message !== undefined){
            const _errs3 = errors;
            if(typeof data.message !== "string"){
              validate28.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
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
      validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate28.errors = vErrors;
  return errors === 0;
}

const pattern5 = new RegExp("^(attributes|state)(\\.[^.]+)*$", "u");

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 1024){
        validate29.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
        return false;
      }
      else {
        if(func0(data) < 5){
          validate29.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 5},message:"must NOT have fewer than 5 characters"}];
          return false;
        }
        else {
          if(!pattern5.test(data)){
            validate29.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(attributes|state)(\\.[^.]+)*$"},message:"must match pattern \""+"^(attributes|state)(\\.[^.]+)*$"+"\""}];
            return false;
          }
        }
      }
    }
    else {
      validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validate29.errors = vErrors;
  return errors === 0;
}

const pattern6 = new RegExp("^[1-9][0-9]*[smhd]$", "u");

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 10){
        validate30.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"}];
        return false;
      }
      else {
        if(func0(data) < 2){
          validate30.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"}];
          return false;
        }
        else {
          if(!pattern6.test(data)){
            validate30.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]*[smhd]$"},message:"must match pattern \""+"^[1-9][0-9]*[smhd]$"+"\""}];
            return false;
          }
        }
      }
    }
    else {
      validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validate30.errors = vErrors;
  return errors === 0;
}

const pattern7 = new RegExp("^(id|attributes\\.[A-Za-z0-9_-]+)$", "u");

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 139){
        validate31.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 139},message:"must NOT have more than 139 characters"}];
        return false;
      }
      else {
        if(!pattern7.test(data)){
          validate31.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(id|attributes\\.[A-Za-z0-9_-]+)$"},message:"must match pattern \""+"^(id|attributes\\.[A-Za-z0-9_-]+)$"+"\""}];
          return false;
        }
      }
    }
    else {
      validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validate31.errors = vErrors;
  return errors === 0;
}

const pattern8 = new RegExp("^attributes\\.[A-Za-z0-9_-]+$", "u");

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 139){
        validate32.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 139},message:"must NOT have more than 139 characters"}];
        return false;
      }
      else {
        if(!pattern8.test(data)){
          validate32.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^attributes\\.[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^attributes\\.[A-Za-z0-9_-]+$"+"\""}];
          return false;
        }
      }
    }
    else {
      validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validate32.errors = vErrors;
  return errors === 0;
}

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.theirs === undefined) && (missing0 = "theirs")) || ((data.mine === undefined) && (missing0 = "mine"))){
        validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.theirs !== undefined){
          const _errs1 = errors;
          if(!(validate31(data.theirs, {instancePath:instancePath+"/theirs",parentData:data,parentDataProperty:"theirs",rootData}))){
            vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.mine !== undefined){
            const _errs2 = errors;
            if(!(validate32(data.mine, {instancePath:instancePath+"/mine",parentData:data,parentDataProperty:"mine",rootData}))){
              vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
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
      validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate33.errors = vErrors;
  return errors === 0;
}

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.label === undefined) && (missing0 = "label")) || ((data.gte === undefined) && (missing0 = "gte"))){
        validate34.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.label !== undefined){
          let data0 = data.label;
          const _errs1 = errors;
          if(errors === _errs1){
            if(typeof data0 === "string"){
              if(func0(data0) > 64){
                validate34.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
                return false;
              }
              else {
                if(func0(data0) < 1){
                  validate34.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
                  return false;
                }
              }
            }
            else {
              validate34.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.gte !== undefined){
            let data1 = data.gte;
            const _errs3 = errors;
            if(!((typeof data1 == "number") && (isFinite(data1)))){
              validate34.errors = [{instancePath:instancePath+"/gte",schemaPath:"#/properties/gte/type",keyword:"type",params:{type: "number"},message:"must be number"}];
              return false;
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
      validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate34.errors = vErrors;
  return errors === 0;
}

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(Array.isArray(data)){
      if(data.length > 16){
        validate35.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 16},message:"must NOT have more than 16 items"}];
        return false;
      }
      else {
        if(data.length < 1){
          validate35.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
          return false;
        }
        else {
          var valid0 = true;
          const len0 = data.length;
          for(let i0=0; i0<len0; i0++){
            const _errs1 = errors;
            if(!(validate34(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
              vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
            if(!valid0){
              break;
            }
          }
        }
      }
    }
    else {
      validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
      return false;
    }
  }
  validate35.errors = vErrors;
  return errors === 0;
}

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.judgment === undefined) && (missing0 = "judgment")){
        validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.judgment !== undefined){
          const _errs1 = errors;
          if(!(validate7(data.judgment, {instancePath:instancePath+"/judgment",parentData:data,parentDataProperty:"judgment",rootData}))){
            vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.cut !== undefined){
            const _errs2 = errors;
            if(!(validate7(data.cut, {instancePath:instancePath+"/cut",parentData:data,parentDataProperty:"cut",rootData}))){
              vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.band !== undefined){
              const _errs3 = errors;
              if(!(validate35(data.band, {instancePath:instancePath+"/band",parentData:data,parentDataProperty:"band",rootData}))){
                vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
          }
        }
      }
    }
    else {
      validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate36.errors = vErrors;
  return errors === 0;
}

const formats0 = require("ajv-formats/dist/formats").fullFormats.int32;

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.name === undefined) && (missing0 = "name")){
        validate37.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.name !== undefined){
          const _errs1 = errors;
          if(!(validate7(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
            vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.join !== undefined){
            const _errs2 = errors;
            if(!(validate33(data.join, {instancePath:instancePath+"/join",parentData:data,parentDataProperty:"join",rootData}))){
              vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
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
              if(!(validate1(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
                vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.fields !== undefined){
                let data3 = data.fields;
                const _errs4 = errors;
                if(errors === _errs4){
                  if(Array.isArray(data3)){
                    if(data3.length > 256){
                      validate37.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 256},message:"must NOT have more than 256 items"}];
                      return false;
                    }
                    else {
                      if(data3.length < 1){
                        validate37.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
                        return false;
                      }
                      else {
                        var valid1 = true;
                        const len0 = data3.length;
                        for(let i0=0; i0<len0; i0++){
                          const _errs6 = errors;
                          if(!(validate29(data3[i0], {instancePath:instancePath+"/fields/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
                            vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
                            errors = vErrors.length;
                          }
                          var valid1 = _errs6 === errors;
                          if(!valid1){
                            break;
                          }
                        }
                      }
                    }
                  }
                  else {
                    validate37.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                    return false;
                  }
                }
                var valid0 = _errs4 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.last_n !== undefined){
                  let data5 = data.last_n;
                  const _errs7 = errors;
                  if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
                    validate37.errors = [{instancePath:instancePath+"/last_n",schemaPath:"#/properties/last_n/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                    return false;
                  }
                  if(errors === _errs7){
                    if((typeof data5 == "number") && (isFinite(data5))){
                      if(data5 > 50 || isNaN(data5)){
                        validate37.errors = [{instancePath:instancePath+"/last_n",schemaPath:"#/properties/last_n/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50"}];
                        return false;
                      }
                      else {
                        if(data5 < 1 || isNaN(data5)){
                          validate37.errors = [{instancePath:instancePath+"/last_n",schemaPath:"#/properties/last_n/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
                          return false;
                        }
                        else {
                          if(!(formats0.validate(data5))){
                            validate37.errors = [{instancePath:instancePath+"/last_n",schemaPath:"#/properties/last_n/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
                            return false;
                          }
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
                  if(data.answers !== undefined){
                    let data6 = data.answers;
                    const _errs9 = errors;
                    if(errors === _errs9){
                      if(Array.isArray(data6)){
                        if(data6.length > 32){
                          validate37.errors = [{instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"}];
                          return false;
                        }
                        else {
                          if(data6.length < 1){
                            validate37.errors = [{instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
                            return false;
                          }
                          else {
                            var valid2 = true;
                            const len1 = data6.length;
                            for(let i1=0; i1<len1; i1++){
                              const _errs11 = errors;
                              if(!(validate36(data6[i1], {instancePath:instancePath+"/answers/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
                                vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
                                errors = vErrors.length;
                              }
                              var valid2 = _errs11 === errors;
                              if(!valid2){
                                break;
                              }
                            }
                          }
                        }
                      }
                      else {
                        validate37.errors = [{instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                        return false;
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
    }
    else {
      validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate37.errors = vErrors;
  return errors === 0;
}

const pattern9 = new RegExp("^(count|count_where\\.[A-Za-z0-9_-]{1,128}|(sum|avg|min|max)\\.(attributes|answers)\\.[A-Za-z0-9_.-]+|quantiles\\.(attributes|answers)\\.[A-Za-z0-9_.-]+\\.p(50|90|99))$", "u");

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 320){
        validate38.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 320},message:"must NOT have more than 320 characters"}];
        return false;
      }
      else {
        if(!pattern9.test(data)){
          validate38.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(count|count_where\\.[A-Za-z0-9_-]{1,128}|(sum|avg|min|max)\\.(attributes|answers)\\.[A-Za-z0-9_.-]+|quantiles\\.(attributes|answers)\\.[A-Za-z0-9_.-]+\\.p(50|90|99))$"},message:"must match pattern \""+"^(count|count_where\\.[A-Za-z0-9_-]{1,128}|(sum|avg|min|max)\\.(attributes|answers)\\.[A-Za-z0-9_.-]+|quantiles\\.(attributes|answers)\\.[A-Za-z0-9_.-]+\\.p(50|90|99))$"+"\""}];
          return false;
        }
      }
    }
    else {
      validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validate38.errors = vErrors;
  return errors === 0;
}

const pattern10 = new RegExp("^[A-Za-z0-9_.-]{1,320}$", "u");

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(Object.keys(data).length > 32){
        validate39.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 32},message:"must NOT have more than 32 properties"}];
        return false;
      }
      else {
        for(const key0 in data){
          const _errs1 = errors;
          if(typeof key0 === "string"){
            if(!pattern10.test(key0)){
              const err0 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.-]{1,320}$"},message:"must match pattern \""+"^[A-Za-z0-9_.-]{1,320}$"+"\"",propertyName:key0};
              if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
              errors++;
            }
          }
          var valid0 = _errs1 === errors;
          if(!valid0){
            const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
            if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
            errors++;
            validate39.errors = vErrors;
            return false;
            break;
          }
        }
        if(valid0){
          for(const key1 in data){
            const _errs3 = errors;
            if(!(validate35(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
              vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
              errors = vErrors.length;
            }
            var valid1 = _errs3 === errors;
            if(!valid1){
              break;
            }
          }
        }
      }
    }
    else {
      validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate39.errors = vErrors;
  return errors === 0;
}

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.name === undefined) && (missing0 = "name")){
        validate40.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.name !== undefined){
          const _errs1 = errors;
          if(!(validate7(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
            vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.aggregates !== undefined){
            let data1 = data.aggregates;
            const _errs2 = errors;
            if(errors === _errs2){
              if(Array.isArray(data1)){
                if(data1.length > 32){
                  validate40.errors = [{instancePath:instancePath+"/aggregates",schemaPath:"#/properties/aggregates/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"}];
                  return false;
                }
                else {
                  if(data1.length < 1){
                    validate40.errors = [{instancePath:instancePath+"/aggregates",schemaPath:"#/properties/aggregates/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
                    return false;
                  }
                  else {
                    var valid1 = true;
                    const len0 = data1.length;
                    for(let i0=0; i0<len0; i0++){
                      const _errs4 = errors;
                      if(!(validate38(data1[i0], {instancePath:instancePath+"/aggregates/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
                        vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs4 === errors;
                      if(!valid1){
                        break;
                      }
                    }
                  }
                }
              }
              else {
                validate40.errors = [{instancePath:instancePath+"/aggregates",schemaPath:"#/properties/aggregates/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.bands !== undefined){
              const _errs5 = errors;
              if(!(validate39(data.bands, {instancePath:instancePath+"/bands",parentData:data,parentDataProperty:"bands",rootData}))){
                vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
          }
        }
      }
    }
    else {
      validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate40.errors = vErrors;
  return errors === 0;
}

const schema8 = {"type":"string","enum":["last_answer","created"]};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((data === "last_answer") || (data === "created"))){
    validate41.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema8.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validate41.errors = vErrors;
  return errors === 0;
}

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.fields === undefined) && (missing0 = "fields")){
        validate42.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.fields !== undefined){
          let data0 = data.fields;
          const _errs1 = errors;
          if(errors === _errs1){
            if(Array.isArray(data0)){
              if(data0.length > 256){
                validate42.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 256},message:"must NOT have more than 256 items"}];
                return false;
              }
              else {
                if(data0.length < 1){
                  validate42.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
                  return false;
                }
                else {
                  var valid1 = true;
                  const len0 = data0.length;
                  for(let i0=0; i0<len0; i0++){
                    const _errs3 = errors;
                    if(!(validate29(data0[i0], {instancePath:instancePath+"/fields/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                      vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs3 === errors;
                    if(!valid1){
                      break;
                    }
                  }
                }
              }
            }
            else {
              validate42.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"}];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.anchor !== undefined){
            const _errs4 = errors;
            if(!(validate41(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
              vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
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
    else {
      validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate42.errors = vErrors;
  return errors === 0;
}

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.fields !== undefined){
        let data0 = data.fields;
        const _errs1 = errors;
        if(errors === _errs1){
          if(Array.isArray(data0)){
            if(data0.length > 256){
              validate43.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 256},message:"must NOT have more than 256 items"}];
              return false;
            }
            else {
              if(data0.length < 1){
                validate43.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
                return false;
              }
              else {
                var valid1 = true;
                const len0 = data0.length;
                for(let i0=0; i0<len0; i0++){
                  const _errs3 = errors;
                  if(!(validate29(data0[i0], {instancePath:instancePath+"/fields/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                    vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
                    errors = vErrors.length;
                  }
                  var valid1 = _errs3 === errors;
                  if(!valid1){
                    break;
                  }
                }
              }
            }
          }
          else {
            validate43.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"}];
            return false;
          }
        }
        var valid0 = _errs1 === errors;
      }
      else {
        var valid0 = true;
      }
      if(valid0){
        if(data.last_n !== undefined){
          let data2 = data.last_n;
          const _errs4 = errors;
          if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
            validate43.errors = [{instancePath:instancePath+"/last_n",schemaPath:"#/properties/last_n/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
            return false;
          }
          if(errors === _errs4){
            if((typeof data2 == "number") && (isFinite(data2))){
              if(data2 > 10000 || isNaN(data2)){
                validate43.errors = [{instancePath:instancePath+"/last_n",schemaPath:"#/properties/last_n/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"}];
                return false;
              }
              else {
                if(data2 < 1 || isNaN(data2)){
                  validate43.errors = [{instancePath:instancePath+"/last_n",schemaPath:"#/properties/last_n/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
                  return false;
                }
                else {
                  if(!(formats0.validate(data2))){
                    validate43.errors = [{instancePath:instancePath+"/last_n",schemaPath:"#/properties/last_n/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
                    return false;
                  }
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
          if(data.window !== undefined){
            const _errs6 = errors;
            if(!(validate30(data.window, {instancePath:instancePath+"/window",parentData:data,parentDataProperty:"window",rootData}))){
              vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs6 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.max_tokens !== undefined){
              let data4 = data.max_tokens;
              const _errs7 = errors;
              if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
                validate43.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              if(errors === _errs7){
                if((typeof data4 == "number") && (isFinite(data4))){
                  if(data4 > 32000 || isNaN(data4)){
                    validate43.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 32000},message:"must be <= 32000"}];
                    return false;
                  }
                  else {
                    if(data4 < 1 || isNaN(data4)){
                      validate43.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
                      return false;
                    }
                    else {
                      if(!(formats0.validate(data4))){
                        validate43.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
                        return false;
                      }
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
              if(data.related !== undefined){
                let data5 = data.related;
                const _errs9 = errors;
                if(errors === _errs9){
                  if(Array.isArray(data5)){
                    if(data5.length > 16){
                      validate43.errors = [{instancePath:instancePath+"/related",schemaPath:"#/properties/related/maxItems",keyword:"maxItems",params:{limit: 16},message:"must NOT have more than 16 items"}];
                      return false;
                    }
                    else {
                      if(data5.length < 1){
                        validate43.errors = [{instancePath:instancePath+"/related",schemaPath:"#/properties/related/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
                        return false;
                      }
                      else {
                        var valid2 = true;
                        const len1 = data5.length;
                        for(let i1=0; i1<len1; i1++){
                          const _errs11 = errors;
                          if(!(validate37(data5[i1], {instancePath:instancePath+"/related/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
                            vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
                            errors = vErrors.length;
                          }
                          var valid2 = _errs11 === errors;
                          if(!valid2){
                            break;
                          }
                        }
                      }
                    }
                  }
                  else {
                    validate43.errors = [{instancePath:instancePath+"/related",schemaPath:"#/properties/related/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                    return false;
                  }
                }
                var valid0 = _errs9 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.group !== undefined){
                  const _errs12 = errors;
                  if(!(validate40(data.group, {instancePath:instancePath+"/group",parentData:data,parentDataProperty:"group",rootData}))){
                    vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs12 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.previous !== undefined){
                    const _errs13 = errors;
                    if(!(validate42(data.previous, {instancePath:instancePath+"/previous",parentData:data,parentDataProperty:"previous",rootData}))){
                      vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
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
    else {
      validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate43.errors = vErrors;
  return errors === 0;
}

const schema9 = {"type":"string","enum":["id","constant","sparse","duplicate","large"]};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(((((data === "id") || (data === "constant")) || (data === "sparse")) || (data === "duplicate")) || (data === "large"))){
    validate44.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema9.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validate44.errors = vErrors;
  return errors === 0;
}

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.path === undefined) && (missing0 = "path")) || ((data.reason === undefined) && (missing0 = "reason"))){
        validate45.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.path !== undefined){
          const _errs1 = errors;
          if(!(validate29(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData}))){
            vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.reason !== undefined){
            const _errs2 = errors;
            if(!(validate44(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData}))){
              vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
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
      validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate45.errors = vErrors;
  return errors === 0;
}

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((data.recipe === undefined) && (missing0 = "recipe")) || ((data.cost_per_answer === undefined) && (missing0 = "cost_per_answer"))) || ((data.whole_state_cost_per_answer === undefined) && (missing0 = "whole_state_cost_per_answer"))) || ((data.sampled_documents === undefined) && (missing0 = "sampled_documents"))) || ((data.excluded === undefined) && (missing0 = "excluded"))){
        validate46.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.recipe !== undefined){
          const _errs1 = errors;
          if(!(validate43(data.recipe, {instancePath:instancePath+"/recipe",parentData:data,parentDataProperty:"recipe",rootData}))){
            vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.cost_per_answer !== undefined){
            let data1 = data.cost_per_answer;
            const _errs2 = errors;
            if(errors === _errs2){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 < 0 || isNaN(data1)){
                  validate46.errors = [{instancePath:instancePath+"/cost_per_answer",schemaPath:"#/properties/cost_per_answer/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                  return false;
                }
              }
              else {
                validate46.errors = [{instancePath:instancePath+"/cost_per_answer",schemaPath:"#/properties/cost_per_answer/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.whole_state_cost_per_answer !== undefined){
              let data2 = data.whole_state_cost_per_answer;
              const _errs4 = errors;
              if(errors === _errs4){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(data2 < 0 || isNaN(data2)){
                    validate46.errors = [{instancePath:instancePath+"/whole_state_cost_per_answer",schemaPath:"#/properties/whole_state_cost_per_answer/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                    return false;
                  }
                }
                else {
                  validate46.errors = [{instancePath:instancePath+"/whole_state_cost_per_answer",schemaPath:"#/properties/whole_state_cost_per_answer/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.sampled_documents !== undefined){
                let data3 = data.sampled_documents;
                const _errs6 = errors;
                if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
                  validate46.errors = [{instancePath:instancePath+"/sampled_documents",schemaPath:"#/properties/sampled_documents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                  return false;
                }
                if(errors === _errs6){
                  if((typeof data3 == "number") && (isFinite(data3))){
                    if(data3 < 0 || isNaN(data3)){
                      validate46.errors = [{instancePath:instancePath+"/sampled_documents",schemaPath:"#/properties/sampled_documents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                      return false;
                    }
                    else {
                      if(!(formats0.validate(data3))){
                        validate46.errors = [{instancePath:instancePath+"/sampled_documents",schemaPath:"#/properties/sampled_documents/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
                        return false;
                      }
                    }
                  }
                }
                var valid0 = _errs6 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.excluded !== undefined){
                  let data4 = data.excluded;
                  const _errs8 = errors;
                  if(errors === _errs8){
                    if(Array.isArray(data4)){
                      var valid1 = true;
                      const len0 = data4.length;
                      for(let i0=0; i0<len0; i0++){
                        const _errs10 = errors;
                        if(!(validate45(data4[i0], {instancePath:instancePath+"/excluded/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
                          vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
                          errors = vErrors.length;
                        }
                        var valid1 = _errs10 === errors;
                        if(!valid1){
                          break;
                        }
                      }
                    }
                    else {
                      validate46.errors = [{instancePath:instancePath+"/excluded",schemaPath:"#/properties/excluded/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                      return false;
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
    else {
      validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate46.errors = vErrors;
  return errors === 0;
}

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.issues !== undefined){
        let data0 = data.issues;
        const _errs2 = errors;
        if(errors === _errs2){
          if(Array.isArray(data0)){
            if(data0.length > 20){
              validate47.errors = [{instancePath:instancePath+"/issues",schemaPath:"#/properties/issues/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"}];
              return false;
            }
            else {
              var valid1 = true;
              const len0 = data0.length;
              for(let i0=0; i0<len0; i0++){
                const _errs4 = errors;
                if(!(validate28(data0[i0], {instancePath:instancePath+"/issues/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                  vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs4 === errors;
                if(!valid1){
                  break;
                }
              }
            }
          }
          else {
            validate47.errors = [{instancePath:instancePath+"/issues",schemaPath:"#/properties/issues/type",keyword:"type",params:{type: "array"},message:"must be array"}];
            return false;
          }
        }
        var valid0 = _errs2 === errors;
      }
      else {
        var valid0 = true;
      }
      if(valid0){
        if(data.suggested_context !== undefined){
          const _errs5 = errors;
          if(!(validate46(data.suggested_context, {instancePath:instancePath+"/suggested_context",parentData:data,parentDataProperty:"suggested_context",rootData}))){
            vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs5 === errors;
        }
        else {
          var valid0 = true;
        }
      }
    }
    else {
      validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate47.errors = vErrors;
  return errors === 0;
}

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.details === undefined) && (missing0 = "details"))){
        validate48.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.code !== undefined){
          let data0 = data.code;
          const _errs1 = errors;
          if(typeof data0 !== "string"){
            validate48.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          if(!(data0 === "invalid_request")){
            validate48.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema7.properties.code.enum},message:"must be equal to one of the allowed values"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.message !== undefined){
            const _errs3 = errors;
            if(typeof data.message !== "string"){
              validate48.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.details !== undefined){
              const _errs5 = errors;
              if(!(validate47(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData}))){
                vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
          }
        }
      }
    }
    else {
      validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate48.errors = vErrors;
  return errors === 0;
}

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.error === undefined) && (missing0 = "error")){
        validate49.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.error !== undefined){
          if(!(validate48(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
            vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    else {
      validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate49.errors = vErrors;
  return errors === 0;
}

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate49(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
    errors = vErrors.length;
  }
  validate27.errors = vErrors;
  return errors === 0;
}

export const notFound = validate50;
const schema10 = {"type":"object","properties":{"code":{"type":"string","enum":["not_found"]},"message":{"type":"string"},"details":{"$ref":"ErrorDetails"}},"required":["code","message","details"]};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.details === undefined) && (missing0 = "details"))){
        validate51.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.code !== undefined){
          let data0 = data.code;
          const _errs1 = errors;
          if(typeof data0 !== "string"){
            validate51.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          if(!(data0 === "not_found")){
            validate51.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema10.properties.code.enum},message:"must be equal to one of the allowed values"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.message !== undefined){
            const _errs3 = errors;
            if(typeof data.message !== "string"){
              validate51.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.details !== undefined){
              const _errs5 = errors;
              if(!(validate24(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData}))){
                vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
          }
        }
      }
    }
    else {
      validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate51.errors = vErrors;
  return errors === 0;
}

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.error === undefined) && (missing0 = "error")){
        validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.error !== undefined){
          if(!(validate51(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
            vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    else {
      validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate52.errors = vErrors;
  return errors === 0;
}

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate52(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
    errors = vErrors.length;
  }
  validate50.errors = vErrors;
  return errors === 0;
}

export const notServed = validate53;
const schema11 = {"type":"object","properties":{"code":{"type":"string","enum":["unavailable"]},"message":{"type":"string"},"details":{"$ref":"UnavailableDetails"}},"required":["code","message","details"]};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.retry_after !== undefined){
        let data0 = data.retry_after;
        const _errs2 = errors;
        if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
          validate54.errors = [{instancePath:instancePath+"/retry_after",schemaPath:"#/properties/retry_after/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
          return false;
        }
        if(errors === _errs2){
          if((typeof data0 == "number") && (isFinite(data0))){
            if(data0 < 0 || isNaN(data0)){
              validate54.errors = [{instancePath:instancePath+"/retry_after",schemaPath:"#/properties/retry_after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
              return false;
            }
            else {
              if(!(formats0.validate(data0))){
                validate54.errors = [{instancePath:instancePath+"/retry_after",schemaPath:"#/properties/retry_after/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
                return false;
              }
            }
          }
        }
      }
    }
    else {
      validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate54.errors = vErrors;
  return errors === 0;
}

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.details === undefined) && (missing0 = "details"))){
        validate55.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.code !== undefined){
          let data0 = data.code;
          const _errs1 = errors;
          if(typeof data0 !== "string"){
            validate55.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          if(!(data0 === "unavailable")){
            validate55.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema11.properties.code.enum},message:"must be equal to one of the allowed values"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.message !== undefined){
            const _errs3 = errors;
            if(typeof data.message !== "string"){
              validate55.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.details !== undefined){
              const _errs5 = errors;
              if(!(validate54(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData}))){
                vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
          }
        }
      }
    }
    else {
      validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate55.errors = vErrors;
  return errors === 0;
}

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.error === undefined) && (missing0 = "error")){
        validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.error !== undefined){
          if(!(validate55(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
            vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    else {
      validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate56.errors = vErrors;
  return errors === 0;
}

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
    errors = vErrors.length;
  }
  validate53.errors = vErrors;
  return errors === 0;
}

export const rateLimited = validate57;
const schema12 = {"type":"object","properties":{"code":{"type":"string","enum":["rate_limited"]},"message":{"type":"string"},"details":{"$ref":"RateLimitedDetails"}},"required":["code","message","details"]};
const formats1 = require("ajv-formats/dist/formats").fullFormats["date-time"];
const pattern11 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?Z$", "u");

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(errors === 0){
      if(typeof data === "string"){
        if(func0(data) > 32){
          validate58.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
          return false;
        }
        else {
          if(!pattern11.test(data)){
            validate58.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?Z$"+"\""}];
            return false;
          }
          else {
            if(!(formats1.validate(data))){
              validate58.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
              return false;
            }
          }
        }
      }
      else {
        validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
        return false;
      }
    }
  }
  validate58.errors = vErrors;
  return errors === 0;
}

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.retry_after !== undefined){
        let data0 = data.retry_after;
        const _errs2 = errors;
        if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
          validate59.errors = [{instancePath:instancePath+"/retry_after",schemaPath:"#/properties/retry_after/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
          return false;
        }
        if(errors === _errs2){
          if((typeof data0 == "number") && (isFinite(data0))){
            if(data0 < 0 || isNaN(data0)){
              validate59.errors = [{instancePath:instancePath+"/retry_after",schemaPath:"#/properties/retry_after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
              return false;
            }
            else {
              if(!(formats0.validate(data0))){
                validate59.errors = [{instancePath:instancePath+"/retry_after",schemaPath:"#/properties/retry_after/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
                return false;
              }
            }
          }
        }
        var valid0 = _errs2 === errors;
      }
      else {
        var valid0 = true;
      }
      if(valid0){
        if(data.resets_at !== undefined){
          const _errs4 = errors;
          if(!(validate58(data.resets_at, {instancePath:instancePath+"/resets_at",parentData:data,parentDataProperty:"resets_at",rootData}))){
            vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs4 === errors;
        }
        else {
          var valid0 = true;
        }
      }
    }
    else {
      validate59.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate59.errors = vErrors;
  return errors === 0;
}

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.details === undefined) && (missing0 = "details"))){
        validate60.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.code !== undefined){
          let data0 = data.code;
          const _errs1 = errors;
          if(typeof data0 !== "string"){
            validate60.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          if(!(data0 === "rate_limited")){
            validate60.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema12.properties.code.enum},message:"must be equal to one of the allowed values"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.message !== undefined){
            const _errs3 = errors;
            if(typeof data.message !== "string"){
              validate60.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.details !== undefined){
              const _errs5 = errors;
              if(!(validate59(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData}))){
                vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
          }
        }
      }
    }
    else {
      validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate60.errors = vErrors;
  return errors === 0;
}

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.error === undefined) && (missing0 = "error")){
        validate61.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.error !== undefined){
          if(!(validate60(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
            vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    else {
      validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate61.errors = vErrors;
  return errors === 0;
}

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate61(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
    errors = vErrors.length;
  }
  validate57.errors = vErrors;
  return errors === 0;
}

export const tooLarge = validate62;
const schema13 = {"type":"object","properties":{"code":{"type":"string","enum":["too_large"]},"message":{"type":"string"},"details":{"$ref":"TooLargeDetails"}},"required":["code","message","details"]};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.limit_bytes !== undefined){
        let data0 = data.limit_bytes;
        const _errs2 = errors;
        if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
          validate63.errors = [{instancePath:instancePath+"/limit_bytes",schemaPath:"#/properties/limit_bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
          return false;
        }
        var valid0 = _errs2 === errors;
      }
      else {
        var valid0 = true;
      }
      if(valid0){
        if(data.documents !== undefined){
          let data1 = data.documents;
          const _errs4 = errors;
          if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
            validate63.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
            return false;
          }
          var valid0 = _errs4 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.maximum !== undefined){
            let data2 = data.maximum;
            const _errs6 = errors;
            if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
              validate63.errors = [{instancePath:instancePath+"/maximum",schemaPath:"#/properties/maximum/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
              return false;
            }
            var valid0 = _errs6 === errors;
          }
          else {
            var valid0 = true;
          }
        }
      }
    }
    else {
      validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate63.errors = vErrors;
  return errors === 0;
}

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.details === undefined) && (missing0 = "details"))){
        validate64.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.code !== undefined){
          let data0 = data.code;
          const _errs1 = errors;
          if(typeof data0 !== "string"){
            validate64.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          if(!(data0 === "too_large")){
            validate64.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema13.properties.code.enum},message:"must be equal to one of the allowed values"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.message !== undefined){
            const _errs3 = errors;
            if(typeof data.message !== "string"){
              validate64.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.details !== undefined){
              const _errs5 = errors;
              if(!(validate63(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData}))){
                vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
          }
        }
      }
    }
    else {
      validate64.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate64.errors = vErrors;
  return errors === 0;
}

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.error === undefined) && (missing0 = "error")){
        validate65.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.error !== undefined){
          if(!(validate64(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
            vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    else {
      validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate65.errors = vErrors;
  return errors === 0;
}

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate65(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
    errors = vErrors.length;
  }
  validate62.errors = vErrors;
  return errors === 0;
}

export const unauthorized = validate66;
const schema14 = {"type":"object","properties":{"code":{"type":"string","enum":["unauthorized"]},"message":{"type":"string"},"details":{"$ref":"ErrorDetails"}},"required":["code","message","details"]};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.details === undefined) && (missing0 = "details"))){
        validate67.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.code !== undefined){
          let data0 = data.code;
          const _errs1 = errors;
          if(typeof data0 !== "string"){
            validate67.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          if(!(data0 === "unauthorized")){
            validate67.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema14.properties.code.enum},message:"must be equal to one of the allowed values"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.message !== undefined){
            const _errs3 = errors;
            if(typeof data.message !== "string"){
              validate67.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.details !== undefined){
              const _errs5 = errors;
              if(!(validate24(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData}))){
                vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
          }
        }
      }
    }
    else {
      validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate67.errors = vErrors;
  return errors === 0;
}

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.error === undefined) && (missing0 = "error")){
        validate68.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.error !== undefined){
          if(!(validate67(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
            vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    else {
      validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate68.errors = vErrors;
  return errors === 0;
}

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate68(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
    errors = vErrors.length;
  }
  validate66.errors = vErrors;
  return errors === 0;
}

export const unavailable = validate69;

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.error === undefined) && (missing0 = "error")){
        validate70.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.error !== undefined){
          if(!(validate55(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
            vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    else {
      validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate70.errors = vErrors;
  return errors === 0;
}

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate70(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
    errors = vErrors.length;
  }
  validate69.errors = vErrors;
  return errors === 0;
}
