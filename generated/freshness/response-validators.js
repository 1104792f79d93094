// Generated from spec/ by `npm run generate`. Do not edit.
import { createRequire } from "node:module";
import { validateAttributeMatch, validateDuration } from "../common/response-validators.js";

const require = createRequire(import.meta.url);
const schema0 = {"type":"string","enum":["judgment","override","default"]};
const schema1 = {"type":"string","enum":["on_write","on_read","periodic","manual"]};
const formats0 = require("ajv-formats/dist/formats").fullFormats.int32;

export function validateFanoutScope(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.created_within !== undefined){
        const _errs1 = errors;
        if(!(validateDuration(data.created_within, {instancePath:instancePath+"/created_within",parentData:data,parentDataProperty:"created_within",rootData}))){
          vErrors = vErrors === null ? validateDuration.errors : vErrors.concat(validateDuration.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      }
      else {
        var valid0 = true;
      }
      if(valid0){
        if(data.where !== undefined){
          const _errs2 = errors;
          if(!(validateAttributeMatch(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
            vErrors = vErrors === null ? validateAttributeMatch.errors : vErrors.concat(validateAttributeMatch.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        }
        else {
          var valid0 = true;
        }
      }
    }
    else {
      validateFanoutScope.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateFanoutScope.errors = vErrors;
  return errors === 0;
}

export function validateFanoutSource(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateFanoutSource.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(((data === "judgment") || (data === "override")) || (data === "default"))){
    validateFanoutSource.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateFanoutSource.errors = vErrors;
  return errors === 0;
}

export function validateFanoutSources(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.scope !== undefined){
        const _errs1 = errors;
        if(!(validateFanoutSource(data.scope, {instancePath:instancePath+"/scope",parentData:data,parentDataProperty:"scope",rootData}))){
          vErrors = vErrors === null ? validateFanoutSource.errors : vErrors.concat(validateFanoutSource.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      }
      else {
        var valid0 = true;
      }
      if(valid0){
        if(data.debounce_ms !== undefined){
          const _errs2 = errors;
          if(!(validateFanoutSource(data.debounce_ms, {instancePath:instancePath+"/debounce_ms",parentData:data,parentDataProperty:"debounce_ms",rootData}))){
            vErrors = vErrors === null ? validateFanoutSource.errors : vErrors.concat(validateFanoutSource.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.max_wait_ms !== undefined){
            const _errs3 = errors;
            if(!(validateFanoutSource(data.max_wait_ms, {instancePath:instancePath+"/max_wait_ms",parentData:data,parentDataProperty:"max_wait_ms",rootData}))){
              vErrors = vErrors === null ? validateFanoutSource.errors : vErrors.concat(validateFanoutSource.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.job_above !== undefined){
              const _errs4 = errors;
              if(!(validateFanoutSource(data.job_above, {instancePath:instancePath+"/job_above",parentData:data,parentDataProperty:"job_above",rootData}))){
                vErrors = vErrors === null ? validateFanoutSource.errors : vErrors.concat(validateFanoutSource.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.confirm_jobs !== undefined){
                const _errs5 = errors;
                if(!(validateFanoutSource(data.confirm_jobs, {instancePath:instancePath+"/confirm_jobs",parentData:data,parentDataProperty:"confirm_jobs",rootData}))){
                  vErrors = vErrors === null ? validateFanoutSource.errors : vErrors.concat(validateFanoutSource.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.auto_daily_limit !== undefined){
                  const _errs6 = errors;
                  if(!(validateFanoutSource(data.auto_daily_limit, {instancePath:instancePath+"/auto_daily_limit",parentData:data,parentDataProperty:"auto_daily_limit",rootData}))){
                    vErrors = vErrors === null ? validateFanoutSource.errors : vErrors.concat(validateFanoutSource.errors);
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
      validateFanoutSources.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateFanoutSources.errors = vErrors;
  return errors === 0;
}

export function validateFreshnessPolicy(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateFreshnessPolicy.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((((data === "on_write") || (data === "on_read")) || (data === "periodic")) || (data === "manual"))){
    validateFreshnessPolicy.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateFreshnessPolicy.errors = vErrors;
  return errors === 0;
}

export function validateJudgmentFanout(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.scope !== undefined){
        const _errs1 = errors;
        if(!(validateFanoutScope(data.scope, {instancePath:instancePath+"/scope",parentData:data,parentDataProperty:"scope",rootData}))){
          vErrors = vErrors === null ? validateFanoutScope.errors : vErrors.concat(validateFanoutScope.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      }
      else {
        var valid0 = true;
      }
      if(valid0){
        if(data.debounce_ms !== undefined){
          const _errs2 = errors;
          if(!(validateMilliseconds(data.debounce_ms, {instancePath:instancePath+"/debounce_ms",parentData:data,parentDataProperty:"debounce_ms",rootData}))){
            vErrors = vErrors === null ? validateMilliseconds.errors : vErrors.concat(validateMilliseconds.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.max_wait_ms !== undefined){
            const _errs3 = errors;
            if(!(validateMilliseconds(data.max_wait_ms, {instancePath:instancePath+"/max_wait_ms",parentData:data,parentDataProperty:"max_wait_ms",rootData}))){
              vErrors = vErrors === null ? validateMilliseconds.errors : vErrors.concat(validateMilliseconds.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.job_above !== undefined){
              let data3 = data.job_above;
              const _errs4 = errors;
              if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
                validateJudgmentFanout.errors = [{instancePath:instancePath+"/job_above",schemaPath:"#/properties/job_above/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.confirm_jobs !== undefined){
                const _errs6 = errors;
                if(typeof data.confirm_jobs !== "boolean"){
                  validateJudgmentFanout.errors = [{instancePath:instancePath+"/confirm_jobs",schemaPath:"#/properties/confirm_jobs/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                  return false;
                }
                var valid0 = _errs6 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.auto_daily_limit !== undefined){
                  let data5 = data.auto_daily_limit;
                  const _errs8 = errors;
                  if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
                    validateJudgmentFanout.errors = [{instancePath:instancePath+"/auto_daily_limit",schemaPath:"#/properties/auto_daily_limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                    return false;
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
      validateJudgmentFanout.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateJudgmentFanout.errors = vErrors;
  return errors === 0;
}

export function validateJudgmentFreshness(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.policy === undefined) && (missing0 = "policy")) || ((data.debounce_ms === undefined) && (missing0 = "debounce_ms"))) || ((data.max_wait_ms === undefined) && (missing0 = "max_wait_ms"))){
        validateJudgmentFreshness.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.policy !== undefined){
          const _errs1 = errors;
          if(!(validateFreshnessPolicy(data.policy, {instancePath:instancePath+"/policy",parentData:data,parentDataProperty:"policy",rootData}))){
            vErrors = vErrors === null ? validateFreshnessPolicy.errors : vErrors.concat(validateFreshnessPolicy.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.debounce_ms !== undefined){
            const _errs2 = errors;
            if(!(validateMilliseconds(data.debounce_ms, {instancePath:instancePath+"/debounce_ms",parentData:data,parentDataProperty:"debounce_ms",rootData}))){
              vErrors = vErrors === null ? validateMilliseconds.errors : vErrors.concat(validateMilliseconds.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.interval !== undefined){
              const _errs3 = errors;
              if(!(validateDuration(data.interval, {instancePath:instancePath+"/interval",parentData:data,parentDataProperty:"interval",rootData}))){
                vErrors = vErrors === null ? validateDuration.errors : vErrors.concat(validateDuration.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.max_wait_ms !== undefined){
                const _errs4 = errors;
                if(!(validateMilliseconds(data.max_wait_ms, {instancePath:instancePath+"/max_wait_ms",parentData:data,parentDataProperty:"max_wait_ms",rootData}))){
                  vErrors = vErrors === null ? validateMilliseconds.errors : vErrors.concat(validateMilliseconds.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.fanout !== undefined){
                  const _errs5 = errors;
                  if(!(validateJudgmentFanout(data.fanout, {instancePath:instancePath+"/fanout",parentData:data,parentDataProperty:"fanout",rootData}))){
                    vErrors = vErrors === null ? validateJudgmentFanout.errors : vErrors.concat(validateJudgmentFanout.errors);
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
      }
    }
    else {
      validateJudgmentFreshness.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateJudgmentFreshness.errors = vErrors;
  return errors === 0;
}

export function validateMilliseconds(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
    validateMilliseconds.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
    return false;
  }
  if(errors === 0){
    if((typeof data == "number") && (isFinite(data))){
      if(data > 86400000 || isNaN(data)){
        validateMilliseconds.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400000},message:"must be <= 86400000"}];
        return false;
      }
      else {
        if(data < 0 || isNaN(data)){
          validateMilliseconds.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
          return false;
        }
        else {
          if(!(formats0.validate(data))){
            validateMilliseconds.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
            return false;
          }
        }
      }
    }
  }
  validateMilliseconds.errors = vErrors;
  return errors === 0;
}
