// Generated from spec/ by `npm run generate`. Do not edit.
import { validateCursor, validateName, validateTemplatePrefix, validateVersionNumber } from "../common/response-validators.js";
import { validateCompositeWeights } from "../composite-weights/response-validators.js";
import { validateFanoutSources, validateJudgmentFreshness } from "../freshness/response-validators.js";
import { validateJudgmentVersion } from "../judgment-versions/response-validators.js";
import { validateThresholds } from "../thresholds/response-validators.js";

const schema0 = {"type":"string","enum":["thresholds","freshness"]};
const schema1 = {"type":"string","enum":["tenants_choose_related"]};

export function validateJudgment(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((data.name === undefined) && (missing0 = "name")) || ((data.active_version === undefined) && (missing0 = "active_version"))) || ((data.freshness === undefined) && (missing0 = "freshness"))) || ((data.thresholds === undefined) && (missing0 = "thresholds"))) || ((data.versions === undefined) && (missing0 = "versions"))){
        validateJudgment.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.name !== undefined){
          const _errs1 = errors;
          if(!(validateName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
            vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.active_version !== undefined){
            let data1 = data.active_version;
            const _errs2 = errors;
            const _errs3 = errors;
            let valid1 = false;
            const _errs4 = errors;
            if(!(validateVersionNumber(data1, {instancePath:instancePath+"/active_version",parentData:data,parentDataProperty:"active_version",rootData}))){
              vErrors = vErrors === null ? validateVersionNumber.errors : vErrors.concat(validateVersionNumber.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs4 === errors;
            valid1 = valid1 || _valid0;
            if(!valid1){
              const _errs5 = errors;
              if(data1 !== null){
                const err0 = {instancePath:instancePath+"/active_version",schemaPath:"#/properties/active_version/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                errors++;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
            }
            if(!valid1){
              const err1 = {instancePath:instancePath+"/active_version",schemaPath:"#/properties/active_version/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
              if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
              errors++;
              validateJudgment.errors = vErrors;
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
            if(data.freshness !== undefined){
              const _errs7 = errors;
              if(!(validateJudgmentFreshness(data.freshness, {instancePath:instancePath+"/freshness",parentData:data,parentDataProperty:"freshness",rootData}))){
                vErrors = vErrors === null ? validateJudgmentFreshness.errors : vErrors.concat(validateJudgmentFreshness.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs7 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.thresholds !== undefined){
                const _errs8 = errors;
                if(!(validateThresholds(data.thresholds, {instancePath:instancePath+"/thresholds",parentData:data,parentDataProperty:"thresholds",rootData}))){
                  vErrors = vErrors === null ? validateThresholds.errors : vErrors.concat(validateThresholds.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs8 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.versions !== undefined){
                  let data4 = data.versions;
                  const _errs9 = errors;
                  if(errors === _errs9){
                    if(Array.isArray(data4)){
                      var valid2 = true;
                      const len0 = data4.length;
                      for(let i0=0; i0<len0; i0++){
                        const _errs11 = errors;
                        if(!(validateJudgmentVersion(data4[i0], {instancePath:instancePath+"/versions/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
                          vErrors = vErrors === null ? validateJudgmentVersion.errors : vErrors.concat(validateJudgmentVersion.errors);
                          errors = vErrors.length;
                        }
                        var valid2 = _errs11 === errors;
                        if(!valid2){
                          break;
                        }
                      }
                    }
                    else {
                      validateJudgment.errors = [{instancePath:instancePath+"/versions",schemaPath:"#/properties/versions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                      return false;
                    }
                  }
                  var valid0 = _errs9 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.template !== undefined){
                    const _errs12 = errors;
                    if(!(validateTemplatePrefix(data.template, {instancePath:instancePath+"/template",parentData:data,parentDataProperty:"template",rootData}))){
                      vErrors = vErrors === null ? validateTemplatePrefix.errors : vErrors.concat(validateTemplatePrefix.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs12 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.overrides !== undefined){
                      let data7 = data.overrides;
                      const _errs13 = errors;
                      if(errors === _errs13){
                        if(Array.isArray(data7)){
                          var valid3 = true;
                          const len1 = data7.length;
                          for(let i1=0; i1<len1; i1++){
                            const _errs15 = errors;
                            if(!(validateJudgmentOverride(data7[i1], {instancePath:instancePath+"/overrides/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
                              vErrors = vErrors === null ? validateJudgmentOverride.errors : vErrors.concat(validateJudgmentOverride.errors);
                              errors = vErrors.length;
                            }
                            var valid3 = _errs15 === errors;
                            if(!valid3){
                              break;
                            }
                          }
                        }
                        else {
                          validateJudgment.errors = [{instancePath:instancePath+"/overrides",schemaPath:"#/properties/overrides/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                          return false;
                        }
                      }
                      var valid0 = _errs13 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.fanout_sources !== undefined){
                        const _errs16 = errors;
                        if(!(validateFanoutSources(data.fanout_sources, {instancePath:instancePath+"/fanout_sources",parentData:data,parentDataProperty:"fanout_sources",rootData}))){
                          vErrors = vErrors === null ? validateFanoutSources.errors : vErrors.concat(validateFanoutSources.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs16 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                      if(valid0){
                        if(data.weights !== undefined){
                          const _errs17 = errors;
                          if(!(validateCompositeWeights(data.weights, {instancePath:instancePath+"/weights",parentData:data,parentDataProperty:"weights",rootData}))){
                            vErrors = vErrors === null ? validateCompositeWeights.errors : vErrors.concat(validateCompositeWeights.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs17 === errors;
                        }
                        else {
                          var valid0 = true;
                        }
                        if(valid0){
                          if(data.warnings !== undefined){
                            let data11 = data.warnings;
                            const _errs18 = errors;
                            if(errors === _errs18){
                              if(Array.isArray(data11)){
                                var valid4 = true;
                                const len2 = data11.length;
                                for(let i2=0; i2<len2; i2++){
                                  const _errs20 = errors;
                                  if(!(validateJudgmentWarning(data11[i2], {instancePath:instancePath+"/warnings/" + i2,parentData:data11,parentDataProperty:i2,rootData}))){
                                    vErrors = vErrors === null ? validateJudgmentWarning.errors : vErrors.concat(validateJudgmentWarning.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid4 = _errs20 === errors;
                                  if(!valid4){
                                    break;
                                  }
                                }
                              }
                              else {
                                validateJudgment.errors = [{instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                                return false;
                              }
                            }
                            var valid0 = _errs18 === errors;
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
      validateJudgment.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateJudgment.errors = vErrors;
  return errors === 0;
}

export function validateJudgmentList(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.judgments === undefined) && (missing0 = "judgments")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))){
        validateJudgmentList.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.judgments !== undefined){
          let data0 = data.judgments;
          const _errs1 = errors;
          if(errors === _errs1){
            if(Array.isArray(data0)){
              var valid1 = true;
              const len0 = data0.length;
              for(let i0=0; i0<len0; i0++){
                const _errs3 = errors;
                if(!(validateJudgment(data0[i0], {instancePath:instancePath+"/judgments/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                  vErrors = vErrors === null ? validateJudgment.errors : vErrors.concat(validateJudgment.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if(!valid1){
                  break;
                }
              }
            }
            else {
              validateJudgmentList.errors = [{instancePath:instancePath+"/judgments",schemaPath:"#/properties/judgments/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
              validateJudgmentList.errors = vErrors;
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
      validateJudgmentList.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateJudgmentList.errors = vErrors;
  return errors === 0;
}

export function validateJudgmentOverride(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateJudgmentOverride.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((data === "thresholds") || (data === "freshness"))){
    validateJudgmentOverride.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateJudgmentOverride.errors = vErrors;
  return errors === 0;
}

export function validateJudgmentWarning(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateJudgmentWarning.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(data === "tenants_choose_related")){
    validateJudgmentWarning.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateJudgmentWarning.errors = vErrors;
  return errors === 0;
}

export const activate200 = validateJudgment;
export { validateJob as activate202 } from "../jobs/response-validators.js";
export { validateBackfillEstimate as backfill200 } from "../backfills/response-validators.js";
export { validateJob as backfill202 } from "../jobs/response-validators.js";
export const create201 = validateJudgment;
export { validateJudgmentVersion as createVersion201 } from "../judgment-versions/response-validators.js";
export const deactivate200 = validateJudgment;
export { validateEvaluationList as evaluations200 } from "../evaluations/response-validators.js";
export { validateExplanation as explain200 } from "../explanations/response-validators.js";
export const get200 = validateJudgment;
export const list200 = validateJudgmentList;
export const update200 = validateJudgment;
