// Generated from spec/ by `npm run generate`. Do not edit.
import { validateSuggestedContext } from "../judgments/response-validators.js";
import { formats, ucs2length } from "../validators-runtime.js";

const func0 = ucs2length;
const pattern0 = new RegExp("^(count|count_where\\.[A-Za-z0-9_-]{1,128}|(sum|avg|min|max)\\.(attributes|answers)\\.[A-Za-z0-9_.-]+|quantiles\\.(attributes|answers)\\.[A-Za-z0-9_.-]+\\.p(50|90|99))$", "u");
const pattern1 = new RegExp("^attributes\\.[A-Za-z0-9_-]{1,128}$", "u");
const pattern2 = new RegExp("^attributes\\.[A-Za-z0-9_-]+$", "u");
const schema0 = {"type":["string","number","boolean","null"]};
const schema1 = {"type":"object","properties":{"code":{"type":"string","enum":["budget_exceeded"]},"message":{"type":"string"},"details":{"$ref":"BudgetExceededDetails"}},"required":["code","message","details"]};
const schema2 = {"type":"object","properties":{"code":{"type":"string","enum":["conflict"]},"message":{"type":"string"},"details":{"$ref":"ConflictDetails"}},"required":["code","message","details"]};
const pattern3 = new RegExp("^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*$", "u");
const pattern4 = new RegExp("^[1-9][0-9]*[smhd]$", "u");
const pattern5 = new RegExp("^(0|[1-9][0-9]*)[smhd]$", "u");
const pattern6 = new RegExp("^we_[0-9a-z]{26}$", "u");
const pattern7 = new RegExp("^[a-z][a-z0-9_-]*$", "u");
const schema3 = {"type":"string","enum":["invalid_request","unauthorized","budget_exceeded","forbidden","plan_required","limit_exceeded","not_found","method_not_allowed","conflict","too_large","too_expensive","rate_limited","internal","unavailable"]};
const pattern8 = new RegExp("^evt_[0-9a-z]{26}$", "u");
const schema4 = {"type":"object","properties":{"required_role":{"type":"string","enum":["read_write","admin"]},"scope":{"type":"string"},"namespace":{"$ref":"NamespaceOrTemplate"}},"additionalProperties":true};
const schema5 = {"type":"object","properties":{"code":{"type":"string","enum":["forbidden"]},"message":{"type":"string"},"details":{"$ref":"ForbiddenDetails"}},"required":["code","message","details"]};
const schema6 = {"type":"object","properties":{"code":{"type":"string","enum":["internal"]},"message":{"type":"string"},"details":{"$ref":"ErrorDetails"}},"required":["code","message","details"]};
const schema7 = {"type":"object","properties":{"code":{"type":"string","enum":["invalid_request"]},"message":{"type":"string"},"details":{"$ref":"InvalidRequestDetails"}},"required":["code","message","details"]};
const pattern9 = new RegExp("^job_[0-9a-z]{26}$", "u");
const pattern10 = new RegExp("^key_[0-9a-z]{26}$", "u");
const formats0 = formats.int64;
const schema8 = {"type":"object","properties":{"code":{"type":"string","enum":["limit_exceeded"]},"message":{"type":"string"},"details":{"$ref":"LimitExceededDetails"}},"required":["code","message","details"]};
const schema9 = {"type":"string","enum":["namespaces","judgments","subscriptions","groups","api_keys","webhook_endpoints","open_cursors"]};
const pattern11 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])$", "u");
const pattern12 = new RegExp("^[A-Za-z0-9_-]+$", "u");
const pattern13 = new RegExp("^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*(/\\*)?$", "u");
const pattern14 = new RegExp("^(?!\\.{1,2}([/*]|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}([/*]|$))[A-Za-z0-9._:-]+)*(/?\\*)?$", "u");
const schema10 = {"type":"object","properties":{"code":{"type":"string","enum":["not_found"]},"message":{"type":"string"},"details":{"$ref":"ErrorDetails"}},"required":["code","message","details"]};
const schema11 = {"type":"string","enum":["developer","team","scale"]};
const schema12 = {"type":"object","properties":{"code":{"type":"string","enum":["plan_required"]},"message":{"type":"string"},"details":{"$ref":"PlanRequiredDetails"}},"required":["code","message","details"]};
const formats1 = formats.int32;
const schema13 = {"type":"object","properties":{"code":{"type":"string","enum":["rate_limited"]},"message":{"type":"string"},"details":{"$ref":"RateLimitedDetails"}},"required":["code","message","details"]};
const pattern15 = new RegExp("^sub_[0-9a-z]{26}$", "u");
const pattern16 = new RegExp("^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*/\\*$", "u");
const pattern17 = new RegExp("^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?Z$", "u");
const formats2 = formats["date-time"];
const schema14 = {"type":"object","properties":{"code":{"type":"string","enum":["too_expensive"]},"message":{"type":"string"},"details":{"$ref":"TooExpensiveDetails"}},"required":["code","message","details"]};
const schema15 = {"type":"object","properties":{"code":{"type":"string","enum":["too_large"]},"message":{"type":"string"},"details":{"$ref":"TooLargeDetails"}},"required":["code","message","details"]};
const schema16 = {"type":"object","properties":{"code":{"type":"string","enum":["unauthorized"]},"message":{"type":"string"},"details":{"$ref":"ErrorDetails"}},"required":["code","message","details"]};
const schema17 = {"type":"object","properties":{"retry_after":{"type":"integer","format":"int32","minimum":0},"outcome_unknown":{"type":"boolean","enum":[true]}},"additionalProperties":true};
const schema18 = {"type":"object","properties":{"code":{"type":"string","enum":["unavailable"]},"message":{"type":"string"},"details":{"$ref":"UnavailableDetails"}},"required":["code","message","details"]};

export function validateAggregateName(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 320){
        validateAggregateName.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 320},message:"must NOT have more than 320 characters"}];
        return false;
      }
      else {
        if(!pattern0.test(data)){
          validateAggregateName.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(count|count_where\\.[A-Za-z0-9_-]{1,128}|(sum|avg|min|max)\\.(attributes|answers)\\.[A-Za-z0-9_.-]+|quantiles\\.(attributes|answers)\\.[A-Za-z0-9_.-]+\\.p(50|90|99))$"},message:"must match pattern \""+"^(count|count_where\\.[A-Za-z0-9_-]{1,128}|(sum|avg|min|max)\\.(attributes|answers)\\.[A-Za-z0-9_.-]+|quantiles\\.(attributes|answers)\\.[A-Za-z0-9_.-]+\\.p(50|90|99))$"+"\""}];
          return false;
        }
      }
    }
    else {
      validateAggregateName.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validateAggregateName.errors = vErrors;
  return errors === 0;
}

export function validateAttributeMatch(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(Object.keys(data).length > 32){
        validateAttributeMatch.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 32},message:"must NOT have more than 32 properties"}];
        return false;
      }
      else {
        for(const key0 in data){
          const _errs1 = errors;
          if(typeof key0 === "string"){
            if(!pattern1.test(key0)){
              const err0 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^attributes\\.[A-Za-z0-9_-]{1,128}$"},message:"must match pattern \""+"^attributes\\.[A-Za-z0-9_-]{1,128}$"+"\"",propertyName:key0};
              if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
              errors++;
            }
          }
          var valid0 = _errs1 === errors;
          if(!valid0){
            const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
            if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
            errors++;
            validateAttributeMatch.errors = vErrors;
            return false;
            break;
          }
        }
        if(valid0){
          for(const key1 in data){
            const _errs3 = errors;
            if(!(validateMatchValue(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
              vErrors = vErrors === null ? validateMatchValue.errors : vErrors.concat(validateMatchValue.errors);
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
      validateAttributeMatch.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateAttributeMatch.errors = vErrors;
  return errors === 0;
}

export function validateAttributePath(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 139){
        validateAttributePath.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 139},message:"must NOT have more than 139 characters"}];
        return false;
      }
      else {
        if(!pattern2.test(data)){
          validateAttributePath.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^attributes\\.[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^attributes\\.[A-Za-z0-9_-]+$"+"\""}];
          return false;
        }
      }
    }
    else {
      validateAttributePath.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validateAttributePath.errors = vErrors;
  return errors === 0;
}

export function validateAttributeScalar(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((((typeof data !== "string") && (!((typeof data == "number") && (isFinite(data))))) && (typeof data !== "boolean")) && (data !== null)){
    validateAttributeScalar.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema0.type},message:"must be string,number,boolean,null"}];
    return false;
  }
  validateAttributeScalar.errors = vErrors;
  return errors === 0;
}

export function validateAttributeScalars(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(Array.isArray(data)){
      if(data.length > 1000){
        validateAttributeScalars.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
        return false;
      }
      else {
        var valid0 = true;
        const len0 = data.length;
        for(let i0=0; i0<len0; i0++){
          const _errs1 = errors;
          if(!(validateAttributeScalar(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validateAttributeScalar.errors : vErrors.concat(validateAttributeScalar.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
          if(!valid0){
            break;
          }
        }
      }
    }
    else {
      validateAttributeScalars.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
      return false;
    }
  }
  validateAttributeScalars.errors = vErrors;
  return errors === 0;
}

export function validateBand(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.label === undefined) && (missing0 = "label")) || ((data.gte === undefined) && (missing0 = "gte"))){
        validateBand.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.label !== undefined){
          let data0 = data.label;
          const _errs1 = errors;
          if(errors === _errs1){
            if(typeof data0 === "string"){
              if(func0(data0) > 64){
                validateBand.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
                return false;
              }
              else {
                if(func0(data0) < 1){
                  validateBand.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
                  return false;
                }
              }
            }
            else {
              validateBand.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
              validateBand.errors = [{instancePath:instancePath+"/gte",schemaPath:"#/properties/gte/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
      validateBand.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateBand.errors = vErrors;
  return errors === 0;
}

export function validateBands(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(Array.isArray(data)){
      if(data.length > 16){
        validateBands.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 16},message:"must NOT have more than 16 items"}];
        return false;
      }
      else {
        if(data.length < 1){
          validateBands.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
          return false;
        }
        else {
          var valid0 = true;
          const len0 = data.length;
          for(let i0=0; i0<len0; i0++){
            const _errs1 = errors;
            if(!(validateBand(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
              vErrors = vErrors === null ? validateBand.errors : vErrors.concat(validateBand.errors);
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
      validateBands.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
      return false;
    }
  }
  validateBands.errors = vErrors;
  return errors === 0;
}

export function validateBudgetExceeded(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.error === undefined) && (missing0 = "error")){
        validateBudgetExceeded.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.error !== undefined){
          if(!(validateBudgetExceededError(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
            vErrors = vErrors === null ? validateBudgetExceededError.errors : vErrors.concat(validateBudgetExceededError.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    else {
      validateBudgetExceeded.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateBudgetExceeded.errors = vErrors;
  return errors === 0;
}

export function validateBudgetExceededDetails(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.namespace !== undefined){
        const _errs2 = errors;
        if(!(validateNamespaceName(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
          vErrors = vErrors === null ? validateNamespaceName.errors : vErrors.concat(validateNamespaceName.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs2 === errors;
      }
      else {
        var valid0 = true;
      }
      if(valid0){
        if(data.budget_prefix !== undefined){
          const _errs3 = errors;
          if(typeof data.budget_prefix !== "string"){
            validateBudgetExceededDetails.errors = [{instancePath:instancePath+"/budget_prefix",schemaPath:"#/properties/budget_prefix/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          var valid0 = _errs3 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.budget_usd_per_month !== undefined){
            const _errs5 = errors;
            if(!(validateUsd(data.budget_usd_per_month, {instancePath:instancePath+"/budget_usd_per_month",parentData:data,parentDataProperty:"budget_usd_per_month",rootData}))){
              vErrors = vErrors === null ? validateUsd.errors : vErrors.concat(validateUsd.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs5 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.remaining_usd !== undefined){
              const _errs6 = errors;
              if(!(validateUsd(data.remaining_usd, {instancePath:instancePath+"/remaining_usd",parentData:data,parentDataProperty:"remaining_usd",rootData}))){
                vErrors = vErrors === null ? validateUsd.errors : vErrors.concat(validateUsd.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs6 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.cost_usd !== undefined){
                const _errs7 = errors;
                if(!(validateUsd(data.cost_usd, {instancePath:instancePath+"/cost_usd",parentData:data,parentDataProperty:"cost_usd",rootData}))){
                  vErrors = vErrors === null ? validateUsd.errors : vErrors.concat(validateUsd.errors);
                  errors = vErrors.length;
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
    }
    else {
      validateBudgetExceededDetails.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateBudgetExceededDetails.errors = vErrors;
  return errors === 0;
}

export function validateBudgetExceededError(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.details === undefined) && (missing0 = "details"))){
        validateBudgetExceededError.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.code !== undefined){
          let data0 = data.code;
          const _errs1 = errors;
          if(typeof data0 !== "string"){
            validateBudgetExceededError.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          if(!(data0 === "budget_exceeded")){
            validateBudgetExceededError.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema1.properties.code.enum},message:"must be equal to one of the allowed values"}];
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
              validateBudgetExceededError.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
              if(!(validateBudgetExceededDetails(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData}))){
                vErrors = vErrors === null ? validateBudgetExceededDetails.errors : vErrors.concat(validateBudgetExceededDetails.errors);
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
      validateBudgetExceededError.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateBudgetExceededError.errors = vErrors;
  return errors === 0;
}

export function validateConflict(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.error === undefined) && (missing0 = "error")){
        validateConflict.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.error !== undefined){
          if(!(validateConflictError(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
            vErrors = vErrors === null ? validateConflictError.errors : vErrors.concat(validateConflictError.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    else {
      validateConflict.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateConflict.errors = vErrors;
  return errors === 0;
}

export function validateConflictDetails(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.documents !== undefined){
        let data0 = data.documents;
        const _errs2 = errors;
        if(errors === _errs2){
          if(Array.isArray(data0)){
            var valid1 = true;
            const len0 = data0.length;
            for(let i0=0; i0<len0; i0++){
              const _errs4 = errors;
              if(!(validateRevisionConflict(data0[i0], {instancePath:instancePath+"/documents/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                vErrors = vErrors === null ? validateRevisionConflict.errors : vErrors.concat(validateRevisionConflict.errors);
                errors = vErrors.length;
              }
              var valid1 = _errs4 === errors;
              if(!valid1){
                break;
              }
            }
          }
          else {
            validateConflictDetails.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "array"},message:"must be array"}];
            return false;
          }
        }
        var valid0 = _errs2 === errors;
      }
      else {
        var valid0 = true;
      }
      if(valid0){
        if(data.readers !== undefined){
          let data2 = data.readers;
          const _errs5 = errors;
          if(errors === _errs5){
            if(Array.isArray(data2)){
              var valid2 = true;
              const len1 = data2.length;
              for(let i1=0; i1<len1; i1++){
                const _errs7 = errors;
                if(!(validateName(data2[i1], {instancePath:instancePath+"/readers/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
                  vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
                  errors = vErrors.length;
                }
                var valid2 = _errs7 === errors;
                if(!valid2){
                  break;
                }
              }
            }
            else {
              validateConflictDetails.errors = [{instancePath:instancePath+"/readers",schemaPath:"#/properties/readers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
              return false;
            }
          }
          var valid0 = _errs5 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.template !== undefined){
            const _errs8 = errors;
            if(!(validateTemplatePrefix(data.template, {instancePath:instancePath+"/template",parentData:data,parentDataProperty:"template",rootData}))){
              vErrors = vErrors === null ? validateTemplatePrefix.errors : vErrors.concat(validateTemplatePrefix.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs8 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.job_id !== undefined){
              const _errs9 = errors;
              if(!(validateJobId(data.job_id, {instancePath:instancePath+"/job_id",parentData:data,parentDataProperty:"job_id",rootData}))){
                vErrors = vErrors === null ? validateJobId.errors : vErrors.concat(validateJobId.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs9 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.idempotency_key !== undefined){
                const _errs10 = errors;
                if(typeof data.idempotency_key !== "string"){
                  validateConflictDetails.errors = [{instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                  return false;
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
    else {
      validateConflictDetails.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateConflictDetails.errors = vErrors;
  return errors === 0;
}

export function validateConflictError(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.details === undefined) && (missing0 = "details"))){
        validateConflictError.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.code !== undefined){
          let data0 = data.code;
          const _errs1 = errors;
          if(typeof data0 !== "string"){
            validateConflictError.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          if(!(data0 === "conflict")){
            validateConflictError.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema2.properties.code.enum},message:"must be equal to one of the allowed values"}];
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
              validateConflictError.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
              if(!(validateConflictDetails(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData}))){
                vErrors = vErrors === null ? validateConflictDetails.errors : vErrors.concat(validateConflictDetails.errors);
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
      validateConflictError.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateConflictError.errors = vErrors;
  return errors === 0;
}

export function validateCursor(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 4096){
        validateCursor.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
        return false;
      }
      else {
        if(func0(data) < 1){
          validateCursor.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
          return false;
        }
      }
    }
    else {
      validateCursor.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validateCursor.errors = vErrors;
  return errors === 0;
}

export function validateDocumentId(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 128){
        validateDocumentId.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
        return false;
      }
      else {
        if(func0(data) < 1){
          validateDocumentId.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
          return false;
        }
        else {
          if(!pattern3.test(data)){
            validateDocumentId.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*$"},message:"must match pattern \""+"^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*$"+"\""}];
            return false;
          }
        }
      }
    }
    else {
      validateDocumentId.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validateDocumentId.errors = vErrors;
  return errors === 0;
}

export function validateDuration(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 10){
        validateDuration.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"}];
        return false;
      }
      else {
        if(func0(data) < 2){
          validateDuration.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"}];
          return false;
        }
        else {
          if(!pattern4.test(data)){
            validateDuration.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]*[smhd]$"},message:"must match pattern \""+"^[1-9][0-9]*[smhd]$"+"\""}];
            return false;
          }
        }
      }
    }
    else {
      validateDuration.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validateDuration.errors = vErrors;
  return errors === 0;
}

export function validateDurationOrZero(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 10){
        validateDurationOrZero.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"}];
        return false;
      }
      else {
        if(func0(data) < 2){
          validateDurationOrZero.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"}];
          return false;
        }
        else {
          if(!pattern5.test(data)){
            validateDurationOrZero.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]*)[smhd]$"},message:"must match pattern \""+"^(0|[1-9][0-9]*)[smhd]$"+"\""}];
            return false;
          }
        }
      }
    }
    else {
      validateDurationOrZero.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validateDurationOrZero.errors = vErrors;
  return errors === 0;
}

export function validateEndpointId(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(!pattern6.test(data)){
        validateEndpointId.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^we_[0-9a-z]{26}$"},message:"must match pattern \""+"^we_[0-9a-z]{26}$"+"\""}];
        return false;
      }
    }
    else {
      validateEndpointId.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validateEndpointId.errors = vErrors;
  return errors === 0;
}

export function validateEngineName(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 64){
        validateEngineName.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
        return false;
      }
      else {
        if(func0(data) < 1){
          validateEngineName.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
          return false;
        }
        else {
          if(!pattern7.test(data)){
            validateEngineName.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9_-]*$"+"\""}];
            return false;
          }
        }
      }
    }
    else {
      validateEngineName.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validateEngineName.errors = vErrors;
  return errors === 0;
}

export function validateEngineVersion(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.name === undefined) && (missing0 = "name")) || ((data.version === undefined) && (missing0 = "version"))){
        validateEngineVersion.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.name !== undefined){
          const _errs1 = errors;
          if(!(validateEngineName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
            vErrors = vErrors === null ? validateEngineName.errors : vErrors.concat(validateEngineName.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.version !== undefined){
            const _errs2 = errors;
            if(typeof data.version !== "string"){
              validateEngineVersion.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
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
      validateEngineVersion.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateEngineVersion.errors = vErrors;
  return errors === 0;
}

export function validateErrorCode(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateErrorCode.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((((((((((((((data === "invalid_request") || (data === "unauthorized")) || (data === "budget_exceeded")) || (data === "forbidden")) || (data === "plan_required")) || (data === "limit_exceeded")) || (data === "not_found")) || (data === "method_not_allowed")) || (data === "conflict")) || (data === "too_large")) || (data === "too_expensive")) || (data === "rate_limited")) || (data === "internal")) || (data === "unavailable"))){
    validateErrorCode.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema3.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateErrorCode.errors = vErrors;
  return errors === 0;
}

export function validateErrorDetails(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
    }
    else {
      validateErrorDetails.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateErrorDetails.errors = vErrors;
  return errors === 0;
}

export function validateEventId(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(!pattern8.test(data)){
        validateEventId.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^evt_[0-9a-z]{26}$"},message:"must match pattern \""+"^evt_[0-9a-z]{26}$"+"\""}];
        return false;
      }
    }
    else {
      validateEventId.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validateEventId.errors = vErrors;
  return errors === 0;
}

export function validateForbidden(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.error === undefined) && (missing0 = "error")){
        validateForbidden.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.error !== undefined){
          if(!(validateForbiddenError(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
            vErrors = vErrors === null ? validateForbiddenError.errors : vErrors.concat(validateForbiddenError.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    else {
      validateForbidden.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateForbidden.errors = vErrors;
  return errors === 0;
}

export function validateForbiddenDetails(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.required_role !== undefined){
        let data0 = data.required_role;
        const _errs2 = errors;
        if(typeof data0 !== "string"){
          validateForbiddenDetails.errors = [{instancePath:instancePath+"/required_role",schemaPath:"#/properties/required_role/type",keyword:"type",params:{type: "string"},message:"must be string"}];
          return false;
        }
        if(!((data0 === "read_write") || (data0 === "admin"))){
          validateForbiddenDetails.errors = [{instancePath:instancePath+"/required_role",schemaPath:"#/properties/required_role/enum",keyword:"enum",params:{allowedValues: schema4.properties.required_role.enum},message:"must be equal to one of the allowed values"}];
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
            validateForbiddenDetails.errors = [{instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
            if(!(validateNamespaceOrTemplate(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
              vErrors = vErrors === null ? validateNamespaceOrTemplate.errors : vErrors.concat(validateNamespaceOrTemplate.errors);
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
      validateForbiddenDetails.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateForbiddenDetails.errors = vErrors;
  return errors === 0;
}

export function validateForbiddenError(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.details === undefined) && (missing0 = "details"))){
        validateForbiddenError.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.code !== undefined){
          let data0 = data.code;
          const _errs1 = errors;
          if(typeof data0 !== "string"){
            validateForbiddenError.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          if(!(data0 === "forbidden")){
            validateForbiddenError.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema5.properties.code.enum},message:"must be equal to one of the allowed values"}];
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
              validateForbiddenError.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
              if(!(validateForbiddenDetails(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData}))){
                vErrors = vErrors === null ? validateForbiddenDetails.errors : vErrors.concat(validateForbiddenDetails.errors);
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
      validateForbiddenError.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateForbiddenError.errors = vErrors;
  return errors === 0;
}

export function validateInternal(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.error === undefined) && (missing0 = "error")){
        validateInternal.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.error !== undefined){
          if(!(validateInternalError(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
            vErrors = vErrors === null ? validateInternalError.errors : vErrors.concat(validateInternalError.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    else {
      validateInternal.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateInternal.errors = vErrors;
  return errors === 0;
}

export function validateInternalError(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.details === undefined) && (missing0 = "details"))){
        validateInternalError.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.code !== undefined){
          let data0 = data.code;
          const _errs1 = errors;
          if(typeof data0 !== "string"){
            validateInternalError.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          if(!(data0 === "internal")){
            validateInternalError.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema6.properties.code.enum},message:"must be equal to one of the allowed values"}];
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
              validateInternalError.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
              if(!(validateErrorDetails(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData}))){
                vErrors = vErrors === null ? validateErrorDetails.errors : vErrors.concat(validateErrorDetails.errors);
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
      validateInternalError.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateInternalError.errors = vErrors;
  return errors === 0;
}

export function validateInvalidRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.error === undefined) && (missing0 = "error")){
        validateInvalidRequest.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.error !== undefined){
          if(!(validateInvalidRequestError(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
            vErrors = vErrors === null ? validateInvalidRequestError.errors : vErrors.concat(validateInvalidRequestError.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    else {
      validateInvalidRequest.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateInvalidRequest.errors = vErrors;
  return errors === 0;
}

export function validateInvalidRequestDetails(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
              validateInvalidRequestDetails.errors = [{instancePath:instancePath+"/issues",schemaPath:"#/properties/issues/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"}];
              return false;
            }
            else {
              var valid1 = true;
              const len0 = data0.length;
              for(let i0=0; i0<len0; i0++){
                const _errs4 = errors;
                if(!(validateIssue(data0[i0], {instancePath:instancePath+"/issues/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                  vErrors = vErrors === null ? validateIssue.errors : vErrors.concat(validateIssue.errors);
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
            validateInvalidRequestDetails.errors = [{instancePath:instancePath+"/issues",schemaPath:"#/properties/issues/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
          if(!(validateSuggestedContext(data.suggested_context, {instancePath:instancePath+"/suggested_context",parentData:data,parentDataProperty:"suggested_context",rootData}))){
            vErrors = vErrors === null ? validateSuggestedContext.errors : vErrors.concat(validateSuggestedContext.errors);
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
      validateInvalidRequestDetails.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateInvalidRequestDetails.errors = vErrors;
  return errors === 0;
}

export function validateInvalidRequestError(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.details === undefined) && (missing0 = "details"))){
        validateInvalidRequestError.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.code !== undefined){
          let data0 = data.code;
          const _errs1 = errors;
          if(typeof data0 !== "string"){
            validateInvalidRequestError.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          if(!(data0 === "invalid_request")){
            validateInvalidRequestError.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema7.properties.code.enum},message:"must be equal to one of the allowed values"}];
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
              validateInvalidRequestError.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
              if(!(validateInvalidRequestDetails(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData}))){
                vErrors = vErrors === null ? validateInvalidRequestDetails.errors : vErrors.concat(validateInvalidRequestDetails.errors);
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
      validateInvalidRequestError.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateInvalidRequestError.errors = vErrors;
  return errors === 0;
}

export function validateIssue(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.path === undefined) && (missing0 = "path")) || ((data.message === undefined) && (missing0 = "message"))){
        validateIssue.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.path !== undefined){
          const _errs1 = errors;
          if(typeof data.path !== "string"){
            validateIssue.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
              validateIssue.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
      validateIssue.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateIssue.errors = vErrors;
  return errors === 0;
}

export function validateJobId(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(!pattern9.test(data)){
        validateJobId.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^job_[0-9a-z]{26}$"},message:"must match pattern \""+"^job_[0-9a-z]{26}$"+"\""}];
        return false;
      }
    }
    else {
      validateJobId.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validateJobId.errors = vErrors;
  return errors === 0;
}

export function validateJsonObject(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
    }
    else {
      validateJsonObject.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateJsonObject.errors = vErrors;
  return errors === 0;
}

export function validateKeyId(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(!pattern10.test(data)){
        validateKeyId.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^key_[0-9a-z]{26}$"},message:"must match pattern \""+"^key_[0-9a-z]{26}$"+"\""}];
        return false;
      }
    }
    else {
      validateKeyId.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validateKeyId.errors = vErrors;
  return errors === 0;
}

export function validateLimitExceeded(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.error === undefined) && (missing0 = "error")){
        validateLimitExceeded.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.error !== undefined){
          if(!(validateLimitExceededError(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
            vErrors = vErrors === null ? validateLimitExceededError.errors : vErrors.concat(validateLimitExceededError.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    else {
      validateLimitExceeded.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateLimitExceeded.errors = vErrors;
  return errors === 0;
}

export function validateLimitExceededDetails(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.resource !== undefined){
        const _errs2 = errors;
        if(!(validateLimitedResource(data.resource, {instancePath:instancePath+"/resource",parentData:data,parentDataProperty:"resource",rootData}))){
          vErrors = vErrors === null ? validateLimitedResource.errors : vErrors.concat(validateLimitedResource.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs2 === errors;
      }
      else {
        var valid0 = true;
      }
      if(valid0){
        if(data.limit !== undefined){
          let data1 = data.limit;
          const _errs3 = errors;
          if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
            validateLimitExceededDetails.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
            return false;
          }
          if(errors === _errs3){
            if((typeof data1 == "number") && (isFinite(data1))){
              if(!(formats0.validate(data1))){
                validateLimitExceededDetails.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                return false;
              }
            }
          }
          var valid0 = _errs3 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.used !== undefined){
            let data2 = data.used;
            const _errs5 = errors;
            if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
              validateLimitExceededDetails.errors = [{instancePath:instancePath+"/used",schemaPath:"#/properties/used/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
              return false;
            }
            if(errors === _errs5){
              if((typeof data2 == "number") && (isFinite(data2))){
                if(!(formats0.validate(data2))){
                  validateLimitExceededDetails.errors = [{instancePath:instancePath+"/used",schemaPath:"#/properties/used/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
            if(data.plan !== undefined){
              const _errs7 = errors;
              if(!(validatePlanName(data.plan, {instancePath:instancePath+"/plan",parentData:data,parentDataProperty:"plan",rootData}))){
                vErrors = vErrors === null ? validatePlanName.errors : vErrors.concat(validatePlanName.errors);
                errors = vErrors.length;
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
      validateLimitExceededDetails.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateLimitExceededDetails.errors = vErrors;
  return errors === 0;
}

export function validateLimitExceededError(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.details === undefined) && (missing0 = "details"))){
        validateLimitExceededError.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.code !== undefined){
          let data0 = data.code;
          const _errs1 = errors;
          if(typeof data0 !== "string"){
            validateLimitExceededError.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          if(!(data0 === "limit_exceeded")){
            validateLimitExceededError.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema8.properties.code.enum},message:"must be equal to one of the allowed values"}];
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
              validateLimitExceededError.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
              if(!(validateLimitExceededDetails(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData}))){
                vErrors = vErrors === null ? validateLimitExceededDetails.errors : vErrors.concat(validateLimitExceededDetails.errors);
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
      validateLimitExceededError.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateLimitExceededError.errors = vErrors;
  return errors === 0;
}

export function validateLimitedResource(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateLimitedResource.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(((((((data === "namespaces") || (data === "judgments")) || (data === "subscriptions")) || (data === "groups")) || (data === "api_keys")) || (data === "webhook_endpoints")) || (data === "open_cursors"))){
    validateLimitedResource.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema9.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateLimitedResource.errors = vErrors;
  return errors === 0;
}

export function validateMatchValue(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if(typeof data !== "string"){
    const err0 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if(!valid0){
    const _errs3 = errors;
    if(!((typeof data == "number") && (isFinite(data)))){
      const err1 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "number"},message:"must be number"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
    if(!valid0){
      const _errs5 = errors;
      if(typeof data !== "boolean"){
        const err2 = {instancePath,schemaPath:"#/anyOf/2/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
      var _valid0 = _errs5 === errors;
      valid0 = valid0 || _valid0;
      if(!valid0){
        const _errs7 = errors;
        if(data !== null){
          const err3 = {instancePath,schemaPath:"#/anyOf/3/type",keyword:"type",params:{type: "null"},message:"must be null"};
          if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
          errors++;
        }
        var _valid0 = _errs7 === errors;
        valid0 = valid0 || _valid0;
        if(!valid0){
          const _errs9 = errors;
          if(!(validateAttributeScalars(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateAttributeScalars.errors : vErrors.concat(validateAttributeScalars.errors);
            errors = vErrors.length;
          }
          var _valid0 = _errs9 === errors;
          valid0 = valid0 || _valid0;
        }
      }
    }
  }
  if(!valid0){
    const err4 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
    if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
    errors++;
    validateMatchValue.errors = vErrors;
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
  validateMatchValue.errors = vErrors;
  return errors === 0;
}

export function validateMonth(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 7){
        validateMonth.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters"}];
        return false;
      }
      else {
        if(func0(data) < 7){
          validateMonth.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 7},message:"must NOT have fewer than 7 characters"}];
          return false;
        }
        else {
          if(!pattern11.test(data)){
            validateMonth.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])$"},message:"must match pattern \""+"^[0-9]{4}-(0[1-9]|1[0-2])$"+"\""}];
            return false;
          }
        }
      }
    }
    else {
      validateMonth.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validateMonth.errors = vErrors;
  return errors === 0;
}

export function validateName(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 128){
        validateName.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
        return false;
      }
      else {
        if(func0(data) < 1){
          validateName.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
          return false;
        }
        else {
          if(!pattern12.test(data)){
            validateName.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
            return false;
          }
        }
      }
    }
    else {
      validateName.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validateName.errors = vErrors;
  return errors === 0;
}

export function validateNamespaceName(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 256){
        validateNamespaceName.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
        return false;
      }
      else {
        if(func0(data) < 1){
          validateNamespaceName.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
          return false;
        }
        else {
          if(!pattern3.test(data)){
            validateNamespaceName.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*$"},message:"must match pattern \""+"^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*$"+"\""}];
            return false;
          }
        }
      }
    }
    else {
      validateNamespaceName.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validateNamespaceName.errors = vErrors;
  return errors === 0;
}

export function validateNamespaceOrTemplate(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 256){
        validateNamespaceOrTemplate.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
        return false;
      }
      else {
        if(func0(data) < 1){
          validateNamespaceOrTemplate.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
          return false;
        }
        else {
          if(!pattern13.test(data)){
            validateNamespaceOrTemplate.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*(/\\*)?$"},message:"must match pattern \""+"^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*(/\\*)?$"+"\""}];
            return false;
          }
        }
      }
    }
    else {
      validateNamespaceOrTemplate.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validateNamespaceOrTemplate.errors = vErrors;
  return errors === 0;
}

export function validateNamespaceScope(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 256){
        validateNamespaceScope.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
        return false;
      }
      else {
        if(func0(data) < 1){
          validateNamespaceScope.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
          return false;
        }
        else {
          if(!pattern14.test(data)){
            validateNamespaceScope.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}([/*]|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}([/*]|$))[A-Za-z0-9._:-]+)*(/?\\*)?$"},message:"must match pattern \""+"^(?!\\.{1,2}([/*]|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}([/*]|$))[A-Za-z0-9._:-]+)*(/?\\*)?$"+"\""}];
            return false;
          }
        }
      }
    }
    else {
      validateNamespaceScope.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validateNamespaceScope.errors = vErrors;
  return errors === 0;
}

export function validateNotFound(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.error === undefined) && (missing0 = "error")){
        validateNotFound.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.error !== undefined){
          if(!(validateNotFoundError(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
            vErrors = vErrors === null ? validateNotFoundError.errors : vErrors.concat(validateNotFoundError.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    else {
      validateNotFound.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateNotFound.errors = vErrors;
  return errors === 0;
}

export function validateNotFoundError(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.details === undefined) && (missing0 = "details"))){
        validateNotFoundError.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.code !== undefined){
          let data0 = data.code;
          const _errs1 = errors;
          if(typeof data0 !== "string"){
            validateNotFoundError.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          if(!(data0 === "not_found")){
            validateNotFoundError.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema10.properties.code.enum},message:"must be equal to one of the allowed values"}];
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
              validateNotFoundError.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
              if(!(validateErrorDetails(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData}))){
                vErrors = vErrors === null ? validateErrorDetails.errors : vErrors.concat(validateErrorDetails.errors);
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
      validateNotFoundError.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateNotFoundError.errors = vErrors;
  return errors === 0;
}

export function validatePlanName(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validatePlanName.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(((data === "developer") || (data === "team")) || (data === "scale"))){
    validatePlanName.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema11.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validatePlanName.errors = vErrors;
  return errors === 0;
}

export function validatePlanRequired(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.error === undefined) && (missing0 = "error")){
        validatePlanRequired.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.error !== undefined){
          if(!(validatePlanRequiredError(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
            vErrors = vErrors === null ? validatePlanRequiredError.errors : vErrors.concat(validatePlanRequiredError.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    else {
      validatePlanRequired.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validatePlanRequired.errors = vErrors;
  return errors === 0;
}

export function validatePlanRequiredDetails(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.limit !== undefined){
        let data0 = data.limit;
        const _errs2 = errors;
        if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
          validatePlanRequiredDetails.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
          return false;
        }
        if(errors === _errs2){
          if((typeof data0 == "number") && (isFinite(data0))){
            if(!(formats0.validate(data0))){
              validatePlanRequiredDetails.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
        if(data.used !== undefined){
          let data1 = data.used;
          const _errs4 = errors;
          if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
            validatePlanRequiredDetails.errors = [{instancePath:instancePath+"/used",schemaPath:"#/properties/used/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
            return false;
          }
          if(errors === _errs4){
            if((typeof data1 == "number") && (isFinite(data1))){
              if(!(formats0.validate(data1))){
                validatePlanRequiredDetails.errors = [{instancePath:instancePath+"/used",schemaPath:"#/properties/used/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
          if(data.plan !== undefined){
            const _errs6 = errors;
            if(!(validatePlanName(data.plan, {instancePath:instancePath+"/plan",parentData:data,parentDataProperty:"plan",rootData}))){
              vErrors = vErrors === null ? validatePlanName.errors : vErrors.concat(validatePlanName.errors);
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
      validatePlanRequiredDetails.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validatePlanRequiredDetails.errors = vErrors;
  return errors === 0;
}

export function validatePlanRequiredError(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.details === undefined) && (missing0 = "details"))){
        validatePlanRequiredError.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.code !== undefined){
          let data0 = data.code;
          const _errs1 = errors;
          if(typeof data0 !== "string"){
            validatePlanRequiredError.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          if(!(data0 === "plan_required")){
            validatePlanRequiredError.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema12.properties.code.enum},message:"must be equal to one of the allowed values"}];
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
              validatePlanRequiredError.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
              if(!(validatePlanRequiredDetails(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData}))){
                vErrors = vErrors === null ? validatePlanRequiredDetails.errors : vErrors.concat(validatePlanRequiredDetails.errors);
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
      validatePlanRequiredError.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validatePlanRequiredError.errors = vErrors;
  return errors === 0;
}

export function validateRateLimited(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.error === undefined) && (missing0 = "error")){
        validateRateLimited.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.error !== undefined){
          if(!(validateRateLimitedError(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
            vErrors = vErrors === null ? validateRateLimitedError.errors : vErrors.concat(validateRateLimitedError.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    else {
      validateRateLimited.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateRateLimited.errors = vErrors;
  return errors === 0;
}

export function validateRateLimitedDetails(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.retry_after !== undefined){
        let data0 = data.retry_after;
        const _errs2 = errors;
        if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
          validateRateLimitedDetails.errors = [{instancePath:instancePath+"/retry_after",schemaPath:"#/properties/retry_after/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
          return false;
        }
        if(errors === _errs2){
          if((typeof data0 == "number") && (isFinite(data0))){
            if(data0 < 0 || isNaN(data0)){
              validateRateLimitedDetails.errors = [{instancePath:instancePath+"/retry_after",schemaPath:"#/properties/retry_after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
              return false;
            }
            else {
              if(!(formats1.validate(data0))){
                validateRateLimitedDetails.errors = [{instancePath:instancePath+"/retry_after",schemaPath:"#/properties/retry_after/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
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
          if(!(validateTimestamp(data.resets_at, {instancePath:instancePath+"/resets_at",parentData:data,parentDataProperty:"resets_at",rootData}))){
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
    else {
      validateRateLimitedDetails.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateRateLimitedDetails.errors = vErrors;
  return errors === 0;
}

export function validateRateLimitedError(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.details === undefined) && (missing0 = "details"))){
        validateRateLimitedError.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.code !== undefined){
          let data0 = data.code;
          const _errs1 = errors;
          if(typeof data0 !== "string"){
            validateRateLimitedError.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          if(!(data0 === "rate_limited")){
            validateRateLimitedError.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema13.properties.code.enum},message:"must be equal to one of the allowed values"}];
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
              validateRateLimitedError.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
              if(!(validateRateLimitedDetails(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData}))){
                vErrors = vErrors === null ? validateRateLimitedDetails.errors : vErrors.concat(validateRateLimitedDetails.errors);
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
      validateRateLimitedError.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateRateLimitedError.errors = vErrors;
  return errors === 0;
}

export function validateRevisionConflict(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.id === undefined) && (missing0 = "id")) || ((data.if_revision === undefined) && (missing0 = "if_revision"))) || ((data.revision === undefined) && (missing0 = "revision"))){
        validateRevisionConflict.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validateDocumentId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validateDocumentId.errors : vErrors.concat(validateDocumentId.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.if_revision !== undefined){
            let data1 = data.if_revision;
            const _errs2 = errors;
            if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
              validateRevisionConflict.errors = [{instancePath:instancePath+"/if_revision",schemaPath:"#/properties/if_revision/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
              return false;
            }
            if(errors === _errs2){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(!(formats0.validate(data1))){
                  validateRevisionConflict.errors = [{instancePath:instancePath+"/if_revision",schemaPath:"#/properties/if_revision/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
            if(data.revision !== undefined){
              let data2 = data.revision;
              const _errs4 = errors;
              if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
                validateRevisionConflict.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              if(errors === _errs4){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(!(formats0.validate(data2))){
                    validateRevisionConflict.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                    return false;
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
    }
    else {
      validateRevisionConflict.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateRevisionConflict.errors = vErrors;
  return errors === 0;
}

export function validateSubscriptionId(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(!pattern15.test(data)){
        validateSubscriptionId.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^sub_[0-9a-z]{26}$"},message:"must match pattern \""+"^sub_[0-9a-z]{26}$"+"\""}];
        return false;
      }
    }
    else {
      validateSubscriptionId.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validateSubscriptionId.errors = vErrors;
  return errors === 0;
}

export function validateTemplatePrefix(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 256){
        validateTemplatePrefix.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
        return false;
      }
      else {
        if(func0(data) < 3){
          validateTemplatePrefix.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
          return false;
        }
        else {
          if(!pattern16.test(data)){
            validateTemplatePrefix.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*/\\*$"},message:"must match pattern \""+"^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*/\\*$"+"\""}];
            return false;
          }
        }
      }
    }
    else {
      validateTemplatePrefix.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validateTemplatePrefix.errors = vErrors;
  return errors === 0;
}

export function validateTimestamp(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(errors === 0){
      if(typeof data === "string"){
        if(func0(data) > 32){
          validateTimestamp.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
          return false;
        }
        else {
          if(!pattern17.test(data)){
            validateTimestamp.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?Z$"},message:"must match pattern \""+"^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?Z$"+"\""}];
            return false;
          }
          else {
            if(!(formats2.validate(data))){
              validateTimestamp.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
              return false;
            }
          }
        }
      }
      else {
        validateTimestamp.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
        return false;
      }
    }
  }
  validateTimestamp.errors = vErrors;
  return errors === 0;
}

export function validateTooExpensive(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.error === undefined) && (missing0 = "error")){
        validateTooExpensive.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.error !== undefined){
          if(!(validateTooExpensiveError(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
            vErrors = vErrors === null ? validateTooExpensiveError.errors : vErrors.concat(validateTooExpensiveError.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    else {
      validateTooExpensive.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateTooExpensive.errors = vErrors;
  return errors === 0;
}

export function validateTooExpensiveDetails(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.timeout_ms !== undefined){
        let data0 = data.timeout_ms;
        const _errs2 = errors;
        if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
          validateTooExpensiveDetails.errors = [{instancePath:instancePath+"/timeout_ms",schemaPath:"#/properties/timeout_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
          return false;
        }
        if(errors === _errs2){
          if((typeof data0 == "number") && (isFinite(data0))){
            if(!(formats0.validate(data0))){
              validateTooExpensiveDetails.errors = [{instancePath:instancePath+"/timeout_ms",schemaPath:"#/properties/timeout_ms/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
        if(data.documents !== undefined){
          let data1 = data.documents;
          const _errs4 = errors;
          if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
            validateTooExpensiveDetails.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
            return false;
          }
          if(errors === _errs4){
            if((typeof data1 == "number") && (isFinite(data1))){
              if(!(formats0.validate(data1))){
                validateTooExpensiveDetails.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
          if(data.attributes !== undefined){
            let data2 = data.attributes;
            const _errs6 = errors;
            if(errors === _errs6){
              if(Array.isArray(data2)){
                var valid1 = true;
                const len0 = data2.length;
                for(let i0=0; i0<len0; i0++){
                  const _errs8 = errors;
                  if(typeof data2[i0] !== "string"){
                    validateTooExpensiveDetails.errors = [{instancePath:instancePath+"/attributes/" + i0,schemaPath:"#/properties/attributes/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                    return false;
                  }
                  var valid1 = _errs8 === errors;
                  if(!valid1){
                    break;
                  }
                }
              }
              else {
                validateTooExpensiveDetails.errors = [{instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                return false;
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
    else {
      validateTooExpensiveDetails.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateTooExpensiveDetails.errors = vErrors;
  return errors === 0;
}

export function validateTooExpensiveError(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.details === undefined) && (missing0 = "details"))){
        validateTooExpensiveError.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.code !== undefined){
          let data0 = data.code;
          const _errs1 = errors;
          if(typeof data0 !== "string"){
            validateTooExpensiveError.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          if(!(data0 === "too_expensive")){
            validateTooExpensiveError.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema14.properties.code.enum},message:"must be equal to one of the allowed values"}];
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
              validateTooExpensiveError.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
              if(!(validateTooExpensiveDetails(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData}))){
                vErrors = vErrors === null ? validateTooExpensiveDetails.errors : vErrors.concat(validateTooExpensiveDetails.errors);
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
      validateTooExpensiveError.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateTooExpensiveError.errors = vErrors;
  return errors === 0;
}

export function validateTooLarge(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.error === undefined) && (missing0 = "error")){
        validateTooLarge.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.error !== undefined){
          if(!(validateTooLargeError(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
            vErrors = vErrors === null ? validateTooLargeError.errors : vErrors.concat(validateTooLargeError.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    else {
      validateTooLarge.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateTooLarge.errors = vErrors;
  return errors === 0;
}

export function validateTooLargeDetails(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.limit_bytes !== undefined){
        let data0 = data.limit_bytes;
        const _errs2 = errors;
        if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
          validateTooLargeDetails.errors = [{instancePath:instancePath+"/limit_bytes",schemaPath:"#/properties/limit_bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
          return false;
        }
        if(errors === _errs2){
          if((typeof data0 == "number") && (isFinite(data0))){
            if(!(formats0.validate(data0))){
              validateTooLargeDetails.errors = [{instancePath:instancePath+"/limit_bytes",schemaPath:"#/properties/limit_bytes/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
          if(data.bytes !== undefined){
            let data2 = data.bytes;
            const _errs5 = errors;
            if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
              validateTooLargeDetails.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
              return false;
            }
            if(errors === _errs5){
              if((typeof data2 == "number") && (isFinite(data2))){
                if(!(formats0.validate(data2))){
                  validateTooLargeDetails.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
            if(data.documents !== undefined){
              let data3 = data.documents;
              const _errs7 = errors;
              if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
                validateTooLargeDetails.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              if(errors === _errs7){
                if((typeof data3 == "number") && (isFinite(data3))){
                  if(!(formats0.validate(data3))){
                    validateTooLargeDetails.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
              if(data.maximum !== undefined){
                let data4 = data.maximum;
                const _errs9 = errors;
                if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
                  validateTooLargeDetails.errors = [{instancePath:instancePath+"/maximum",schemaPath:"#/properties/maximum/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                  return false;
                }
                if(errors === _errs9){
                  if((typeof data4 == "number") && (isFinite(data4))){
                    if(!(formats0.validate(data4))){
                      validateTooLargeDetails.errors = [{instancePath:instancePath+"/maximum",schemaPath:"#/properties/maximum/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
    else {
      validateTooLargeDetails.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateTooLargeDetails.errors = vErrors;
  return errors === 0;
}

export function validateTooLargeError(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.details === undefined) && (missing0 = "details"))){
        validateTooLargeError.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.code !== undefined){
          let data0 = data.code;
          const _errs1 = errors;
          if(typeof data0 !== "string"){
            validateTooLargeError.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          if(!(data0 === "too_large")){
            validateTooLargeError.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema15.properties.code.enum},message:"must be equal to one of the allowed values"}];
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
              validateTooLargeError.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
              if(!(validateTooLargeDetails(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData}))){
                vErrors = vErrors === null ? validateTooLargeDetails.errors : vErrors.concat(validateTooLargeDetails.errors);
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
      validateTooLargeError.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateTooLargeError.errors = vErrors;
  return errors === 0;
}

export function validateUnauthorized(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.error === undefined) && (missing0 = "error")){
        validateUnauthorized.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.error !== undefined){
          if(!(validateUnauthorizedError(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
            vErrors = vErrors === null ? validateUnauthorizedError.errors : vErrors.concat(validateUnauthorizedError.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    else {
      validateUnauthorized.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateUnauthorized.errors = vErrors;
  return errors === 0;
}

export function validateUnauthorizedError(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.details === undefined) && (missing0 = "details"))){
        validateUnauthorizedError.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.code !== undefined){
          let data0 = data.code;
          const _errs1 = errors;
          if(typeof data0 !== "string"){
            validateUnauthorizedError.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          if(!(data0 === "unauthorized")){
            validateUnauthorizedError.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema16.properties.code.enum},message:"must be equal to one of the allowed values"}];
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
              validateUnauthorizedError.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
              if(!(validateErrorDetails(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData}))){
                vErrors = vErrors === null ? validateErrorDetails.errors : vErrors.concat(validateErrorDetails.errors);
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
      validateUnauthorizedError.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateUnauthorizedError.errors = vErrors;
  return errors === 0;
}

export function validateUnavailable(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.error === undefined) && (missing0 = "error")){
        validateUnavailable.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.error !== undefined){
          if(!(validateUnavailableError(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
            vErrors = vErrors === null ? validateUnavailableError.errors : vErrors.concat(validateUnavailableError.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    else {
      validateUnavailable.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateUnavailable.errors = vErrors;
  return errors === 0;
}

export function validateUnavailableDetails(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.retry_after !== undefined){
        let data0 = data.retry_after;
        const _errs2 = errors;
        if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
          validateUnavailableDetails.errors = [{instancePath:instancePath+"/retry_after",schemaPath:"#/properties/retry_after/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
          return false;
        }
        if(errors === _errs2){
          if((typeof data0 == "number") && (isFinite(data0))){
            if(data0 < 0 || isNaN(data0)){
              validateUnavailableDetails.errors = [{instancePath:instancePath+"/retry_after",schemaPath:"#/properties/retry_after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
              return false;
            }
            else {
              if(!(formats1.validate(data0))){
                validateUnavailableDetails.errors = [{instancePath:instancePath+"/retry_after",schemaPath:"#/properties/retry_after/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
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
        if(data.outcome_unknown !== undefined){
          let data1 = data.outcome_unknown;
          const _errs4 = errors;
          if(typeof data1 !== "boolean"){
            validateUnavailableDetails.errors = [{instancePath:instancePath+"/outcome_unknown",schemaPath:"#/properties/outcome_unknown/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
            return false;
          }
          if(!(data1 === true)){
            validateUnavailableDetails.errors = [{instancePath:instancePath+"/outcome_unknown",schemaPath:"#/properties/outcome_unknown/enum",keyword:"enum",params:{allowedValues: schema17.properties.outcome_unknown.enum},message:"must be equal to one of the allowed values"}];
            return false;
          }
          var valid0 = _errs4 === errors;
        }
        else {
          var valid0 = true;
        }
      }
    }
    else {
      validateUnavailableDetails.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateUnavailableDetails.errors = vErrors;
  return errors === 0;
}

export function validateUnavailableError(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.details === undefined) && (missing0 = "details"))){
        validateUnavailableError.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.code !== undefined){
          let data0 = data.code;
          const _errs1 = errors;
          if(typeof data0 !== "string"){
            validateUnavailableError.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          if(!(data0 === "unavailable")){
            validateUnavailableError.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema18.properties.code.enum},message:"must be equal to one of the allowed values"}];
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
              validateUnavailableError.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
              if(!(validateUnavailableDetails(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData}))){
                vErrors = vErrors === null ? validateUnavailableDetails.errors : vErrors.concat(validateUnavailableDetails.errors);
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
      validateUnavailableError.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateUnavailableError.errors = vErrors;
  return errors === 0;
}

export function validateUsage(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.bytes_written === undefined) && (missing0 = "bytes_written")) || ((data.bytes_scanned === undefined) && (missing0 = "bytes_scanned"))) || ((data.judgment_units === undefined) && (missing0 = "judgment_units"))) || ((data.tokens_evaluated === undefined) && (missing0 = "tokens_evaluated"))){
        validateUsage.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.bytes_written !== undefined){
          let data0 = data.bytes_written;
          const _errs1 = errors;
          if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
            validateUsage.errors = [{instancePath:instancePath+"/bytes_written",schemaPath:"#/properties/bytes_written/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
            return false;
          }
          if(errors === _errs1){
            if((typeof data0 == "number") && (isFinite(data0))){
              if(data0 < 0 || isNaN(data0)){
                validateUsage.errors = [{instancePath:instancePath+"/bytes_written",schemaPath:"#/properties/bytes_written/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                return false;
              }
              else {
                if(!(formats0.validate(data0))){
                  validateUsage.errors = [{instancePath:instancePath+"/bytes_written",schemaPath:"#/properties/bytes_written/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
          if(data.bytes_scanned !== undefined){
            let data1 = data.bytes_scanned;
            const _errs3 = errors;
            if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
              validateUsage.errors = [{instancePath:instancePath+"/bytes_scanned",schemaPath:"#/properties/bytes_scanned/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
              return false;
            }
            if(errors === _errs3){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 < 0 || isNaN(data1)){
                  validateUsage.errors = [{instancePath:instancePath+"/bytes_scanned",schemaPath:"#/properties/bytes_scanned/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                  return false;
                }
                else {
                  if(!(formats0.validate(data1))){
                    validateUsage.errors = [{instancePath:instancePath+"/bytes_scanned",schemaPath:"#/properties/bytes_scanned/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
            if(data.judgment_units !== undefined){
              let data2 = data.judgment_units;
              const _errs5 = errors;
              if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
                validateUsage.errors = [{instancePath:instancePath+"/judgment_units",schemaPath:"#/properties/judgment_units/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              if(errors === _errs5){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(data2 < 0 || isNaN(data2)){
                    validateUsage.errors = [{instancePath:instancePath+"/judgment_units",schemaPath:"#/properties/judgment_units/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                    return false;
                  }
                  else {
                    if(!(formats0.validate(data2))){
                      validateUsage.errors = [{instancePath:instancePath+"/judgment_units",schemaPath:"#/properties/judgment_units/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
              if(data.tokens_evaluated !== undefined){
                let data3 = data.tokens_evaluated;
                const _errs7 = errors;
                if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
                  validateUsage.errors = [{instancePath:instancePath+"/tokens_evaluated",schemaPath:"#/properties/tokens_evaluated/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                  return false;
                }
                if(errors === _errs7){
                  if((typeof data3 == "number") && (isFinite(data3))){
                    if(data3 < 0 || isNaN(data3)){
                      validateUsage.errors = [{instancePath:instancePath+"/tokens_evaluated",schemaPath:"#/properties/tokens_evaluated/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                      return false;
                    }
                    else {
                      if(!(formats0.validate(data3))){
                        validateUsage.errors = [{instancePath:instancePath+"/tokens_evaluated",schemaPath:"#/properties/tokens_evaluated/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
            }
          }
        }
      }
    }
    else {
      validateUsage.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateUsage.errors = vErrors;
  return errors === 0;
}

export function validateUsd(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if((typeof data == "number") && (isFinite(data))){
      if(data < 0 || isNaN(data)){
        validateUsd.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
        return false;
      }
    }
    else {
      validateUsd.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"}];
      return false;
    }
  }
  validateUsd.errors = vErrors;
  return errors === 0;
}

export function validateVersionNumber(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
    validateVersionNumber.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
    return false;
  }
  if(errors === 0){
    if((typeof data == "number") && (isFinite(data))){
      if(data > 2147483647 || isNaN(data)){
        validateVersionNumber.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
        return false;
      }
      else {
        if(data < 1 || isNaN(data)){
          validateVersionNumber.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
          return false;
        }
        else {
          if(!(formats1.validate(data))){
            validateVersionNumber.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
            return false;
          }
        }
      }
    }
  }
  validateVersionNumber.errors = vErrors;
  return errors === 0;
}
