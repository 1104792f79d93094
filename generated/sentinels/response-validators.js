// Generated from spec/ by `npm run generate`. Do not edit.
import { validateDocumentId, validateEngineName, validateName, validateNamespaceName, validateTimestamp, validateVersionNumber } from "../common/response-validators.js";
import { validateDriftPairs } from "../drift/response-validators.js";
import { validateOutcomeValue } from "../outcomes/response-validators.js";
import { formats } from "../validators-runtime.js";

const formats0 = formats.int32;
const formats1 = formats.int64;
const schema0 = {"type":"object","properties":{"judgment":{"$ref":"Name"},"size":{"type":"integer","format":"int32"},"every":{"$ref":"SentinelInterval"},"budget_usd_a_month":{"type":"number"},"on_drift":{"$ref":"SentinelAction"},"version":{"anyOf":[{"$ref":"VersionNumber"},{"type":"null"}]},"contexts":{"type":"integer","format":"int64","minimum":0},"drawn_at":{"anyOf":[{"$ref":"Timestamp"},{"type":"null"}]},"spent_usd":{"type":"number"},"waiting":{"type":["string","null"]},"created_at":{"$ref":"Timestamp"},"runs":{"type":"array","items":{"$ref":"SentinelRun"}}},"required":["judgment","size","every","budget_usd_a_month","on_drift","version","contexts","drawn_at","spent_usd","waiting","created_at","runs"]};
const schema1 = {"type":"string","enum":["notify","pause"]};
const schema2 = {"type":"string","enum":["weekly","on_new_version"]};
const schema3 = {"type":"string","enum":["drawn","noise","engine_version","interval"]};
const schema4 = {"type":"object","properties":{"run":{"type":"integer","format":"int32"},"reason":{"$ref":"SentinelReason"},"version":{"$ref":"VersionNumber"},"started_at":{"$ref":"Timestamp"},"ended_at":{"anyOf":[{"$ref":"Timestamp"},{"type":"null"}]},"engine":{"anyOf":[{"$ref":"EngineName"},{"type":"null"}]},"engine_version":{"type":["string","null"]},"answered":{"type":"integer","format":"int64","minimum":0},"failed":{"type":"integer","format":"int64","minimum":0},"cost_usd":{"type":"number"},"compared":{"anyOf":[{"$ref":"SentinelComparison"},{"type":"null"}]}},"required":["run","reason","version","started_at","ended_at","engine","engine_version","answered","failed","cost_usd","compared"]};

export function validateSentinel(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((((((((data.judgment === undefined) && (missing0 = "judgment")) || ((data.size === undefined) && (missing0 = "size"))) || ((data.every === undefined) && (missing0 = "every"))) || ((data.budget_usd_a_month === undefined) && (missing0 = "budget_usd_a_month"))) || ((data.on_drift === undefined) && (missing0 = "on_drift"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.contexts === undefined) && (missing0 = "contexts"))) || ((data.drawn_at === undefined) && (missing0 = "drawn_at"))) || ((data.spent_usd === undefined) && (missing0 = "spent_usd"))) || ((data.waiting === undefined) && (missing0 = "waiting"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.runs === undefined) && (missing0 = "runs"))){
        validateSentinel.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.judgment !== undefined){
          const _errs1 = errors;
          if(!(validateName(data.judgment, {instancePath:instancePath+"/judgment",parentData:data,parentDataProperty:"judgment",rootData}))){
            vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.size !== undefined){
            let data1 = data.size;
            const _errs2 = errors;
            if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
              validateSentinel.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
              return false;
            }
            if(errors === _errs2){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(!(formats0.validate(data1))){
                  validateSentinel.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
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
            if(data.every !== undefined){
              const _errs4 = errors;
              if(!(validateSentinelInterval(data.every, {instancePath:instancePath+"/every",parentData:data,parentDataProperty:"every",rootData}))){
                vErrors = vErrors === null ? validateSentinelInterval.errors : vErrors.concat(validateSentinelInterval.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.budget_usd_a_month !== undefined){
                let data3 = data.budget_usd_a_month;
                const _errs5 = errors;
                if(!((typeof data3 == "number") && (isFinite(data3)))){
                  validateSentinel.errors = [{instancePath:instancePath+"/budget_usd_a_month",schemaPath:"#/properties/budget_usd_a_month/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                  return false;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.on_drift !== undefined){
                  const _errs7 = errors;
                  if(!(validateSentinelAction(data.on_drift, {instancePath:instancePath+"/on_drift",parentData:data,parentDataProperty:"on_drift",rootData}))){
                    vErrors = vErrors === null ? validateSentinelAction.errors : vErrors.concat(validateSentinelAction.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs7 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.version !== undefined){
                    let data5 = data.version;
                    const _errs8 = errors;
                    const _errs9 = errors;
                    let valid1 = false;
                    const _errs10 = errors;
                    if(!(validateVersionNumber(data5, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
                      vErrors = vErrors === null ? validateVersionNumber.errors : vErrors.concat(validateVersionNumber.errors);
                      errors = vErrors.length;
                    }
                    var _valid0 = _errs10 === errors;
                    valid1 = valid1 || _valid0;
                    if(!valid1){
                      const _errs11 = errors;
                      if(data5 !== null){
                        const err0 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                        errors++;
                      }
                      var _valid0 = _errs11 === errors;
                      valid1 = valid1 || _valid0;
                    }
                    if(!valid1){
                      const err1 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                      errors++;
                      validateSentinel.errors = vErrors;
                      return false;
                    }
                    else {
                      errors = _errs9;
                      if(vErrors !== null){
                        if(_errs9){
                          vErrors.length = _errs9;
                        }
                        else {
                          vErrors = null;
                        }
                      }
                    }
                    var valid0 = _errs8 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.contexts !== undefined){
                      let data6 = data.contexts;
                      const _errs13 = errors;
                      if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
                        validateSentinel.errors = [{instancePath:instancePath+"/contexts",schemaPath:"#/properties/contexts/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                        return false;
                      }
                      if(errors === _errs13){
                        if((typeof data6 == "number") && (isFinite(data6))){
                          if(data6 < 0 || isNaN(data6)){
                            validateSentinel.errors = [{instancePath:instancePath+"/contexts",schemaPath:"#/properties/contexts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                            return false;
                          }
                          else {
                            if(!(formats1.validate(data6))){
                              validateSentinel.errors = [{instancePath:instancePath+"/contexts",schemaPath:"#/properties/contexts/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                              return false;
                            }
                          }
                        }
                      }
                      var valid0 = _errs13 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.drawn_at !== undefined){
                        let data7 = data.drawn_at;
                        const _errs15 = errors;
                        const _errs16 = errors;
                        let valid2 = false;
                        const _errs17 = errors;
                        if(!(validateTimestamp(data7, {instancePath:instancePath+"/drawn_at",parentData:data,parentDataProperty:"drawn_at",rootData}))){
                          vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                          errors = vErrors.length;
                        }
                        var _valid1 = _errs17 === errors;
                        valid2 = valid2 || _valid1;
                        if(!valid2){
                          const _errs18 = errors;
                          if(data7 !== null){
                            const err2 = {instancePath:instancePath+"/drawn_at",schemaPath:"#/properties/drawn_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                            if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                            errors++;
                          }
                          var _valid1 = _errs18 === errors;
                          valid2 = valid2 || _valid1;
                        }
                        if(!valid2){
                          const err3 = {instancePath:instancePath+"/drawn_at",schemaPath:"#/properties/drawn_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                          if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                          errors++;
                          validateSentinel.errors = vErrors;
                          return false;
                        }
                        else {
                          errors = _errs16;
                          if(vErrors !== null){
                            if(_errs16){
                              vErrors.length = _errs16;
                            }
                            else {
                              vErrors = null;
                            }
                          }
                        }
                        var valid0 = _errs15 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                      if(valid0){
                        if(data.spent_usd !== undefined){
                          let data8 = data.spent_usd;
                          const _errs20 = errors;
                          if(!((typeof data8 == "number") && (isFinite(data8)))){
                            validateSentinel.errors = [{instancePath:instancePath+"/spent_usd",schemaPath:"#/properties/spent_usd/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                            return false;
                          }
                          var valid0 = _errs20 === errors;
                        }
                        else {
                          var valid0 = true;
                        }
                        if(valid0){
                          if(data.waiting !== undefined){
                            let data9 = data.waiting;
                            const _errs22 = errors;
                            if((typeof data9 !== "string") && (data9 !== null)){
                              validateSentinel.errors = [{instancePath:instancePath+"/waiting",schemaPath:"#/properties/waiting/type",keyword:"type",params:{type: schema0.properties.waiting.type},message:"must be string,null"}];
                              return false;
                            }
                            var valid0 = _errs22 === errors;
                          }
                          else {
                            var valid0 = true;
                          }
                          if(valid0){
                            if(data.created_at !== undefined){
                              const _errs24 = errors;
                              if(!(validateTimestamp(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
                                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs24 === errors;
                            }
                            else {
                              var valid0 = true;
                            }
                            if(valid0){
                              if(data.runs !== undefined){
                                let data11 = data.runs;
                                const _errs25 = errors;
                                if(errors === _errs25){
                                  if(Array.isArray(data11)){
                                    var valid3 = true;
                                    const len0 = data11.length;
                                    for(let i0=0; i0<len0; i0++){
                                      const _errs27 = errors;
                                      if(!(validateSentinelRun(data11[i0], {instancePath:instancePath+"/runs/" + i0,parentData:data11,parentDataProperty:i0,rootData}))){
                                        vErrors = vErrors === null ? validateSentinelRun.errors : vErrors.concat(validateSentinelRun.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid3 = _errs27 === errors;
                                      if(!valid3){
                                        break;
                                      }
                                    }
                                  }
                                  else {
                                    validateSentinel.errors = [{instancePath:instancePath+"/runs",schemaPath:"#/properties/runs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                                    return false;
                                  }
                                }
                                var valid0 = _errs25 === errors;
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
      }
    }
    else {
      validateSentinel.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateSentinel.errors = vErrors;
  return errors === 0;
}

export function validateSentinelAction(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateSentinelAction.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((data === "notify") || (data === "pause"))){
    validateSentinelAction.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateSentinelAction.errors = vErrors;
  return errors === 0;
}

export function validateSentinelAnswer(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.value === undefined) && (missing0 = "value")) || ((data.number === undefined) && (missing0 = "number"))){
        validateSentinelAnswer.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.value !== undefined){
          const _errs1 = errors;
          if(!(validateOutcomeValue(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
            vErrors = vErrors === null ? validateOutcomeValue.errors : vErrors.concat(validateOutcomeValue.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.number !== undefined){
            let data1 = data.number;
            const _errs2 = errors;
            if(!((typeof data1 == "number") && (isFinite(data1)))){
              validateSentinelAnswer.errors = [{instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
      validateSentinelAnswer.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateSentinelAnswer.errors = vErrors;
  return errors === 0;
}

export function validateSentinelComparison(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((((data.before_run === undefined) && (missing0 = "before_run")) || ((data.before_engine === undefined) && (missing0 = "before_engine"))) || ((data.before_engine_version === undefined) && (missing0 = "before_engine_version"))) || ((data.same_contexts === undefined) && (missing0 = "same_contexts"))) || ((data.changed === undefined) && (missing0 = "changed"))) || ((data.p_value === undefined) && (missing0 = "p_value"))) || ((data.drifted === undefined) && (missing0 = "drifted"))) || ((data.largest_moves === undefined) && (missing0 = "largest_moves"))){
        validateSentinelComparison.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.before_run !== undefined){
          let data0 = data.before_run;
          const _errs1 = errors;
          if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
            validateSentinelComparison.errors = [{instancePath:instancePath+"/before_run",schemaPath:"#/properties/before_run/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
            return false;
          }
          if(errors === _errs1){
            if((typeof data0 == "number") && (isFinite(data0))){
              if(!(formats0.validate(data0))){
                validateSentinelComparison.errors = [{instancePath:instancePath+"/before_run",schemaPath:"#/properties/before_run/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
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
          if(data.before_engine !== undefined){
            const _errs3 = errors;
            if(!(validateEngineName(data.before_engine, {instancePath:instancePath+"/before_engine",parentData:data,parentDataProperty:"before_engine",rootData}))){
              vErrors = vErrors === null ? validateEngineName.errors : vErrors.concat(validateEngineName.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.before_engine_version !== undefined){
              const _errs4 = errors;
              if(typeof data.before_engine_version !== "string"){
                validateSentinelComparison.errors = [{instancePath:instancePath+"/before_engine_version",schemaPath:"#/properties/before_engine_version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                return false;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.same_contexts !== undefined){
                const _errs6 = errors;
                if(!(validateDriftPairs(data.same_contexts, {instancePath:instancePath+"/same_contexts",parentData:data,parentDataProperty:"same_contexts",rootData}))){
                  vErrors = vErrors === null ? validateDriftPairs.errors : vErrors.concat(validateDriftPairs.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs6 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.changed !== undefined){
                  let data4 = data.changed;
                  const _errs7 = errors;
                  if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
                    validateSentinelComparison.errors = [{instancePath:instancePath+"/changed",schemaPath:"#/properties/changed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                    return false;
                  }
                  if(errors === _errs7){
                    if((typeof data4 == "number") && (isFinite(data4))){
                      if(data4 < 0 || isNaN(data4)){
                        validateSentinelComparison.errors = [{instancePath:instancePath+"/changed",schemaPath:"#/properties/changed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                        return false;
                      }
                      else {
                        if(!(formats1.validate(data4))){
                          validateSentinelComparison.errors = [{instancePath:instancePath+"/changed",schemaPath:"#/properties/changed/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
                if(valid0){
                  if(data.p_value !== undefined){
                    let data5 = data.p_value;
                    const _errs9 = errors;
                    if(!((typeof data5 == "number") && (isFinite(data5)))){
                      validateSentinelComparison.errors = [{instancePath:instancePath+"/p_value",schemaPath:"#/properties/p_value/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                      return false;
                    }
                    var valid0 = _errs9 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.drifted !== undefined){
                      const _errs11 = errors;
                      if(typeof data.drifted !== "boolean"){
                        validateSentinelComparison.errors = [{instancePath:instancePath+"/drifted",schemaPath:"#/properties/drifted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                        return false;
                      }
                      var valid0 = _errs11 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.largest_moves !== undefined){
                        let data7 = data.largest_moves;
                        const _errs13 = errors;
                        if(errors === _errs13){
                          if(Array.isArray(data7)){
                            var valid1 = true;
                            const len0 = data7.length;
                            for(let i0=0; i0<len0; i0++){
                              const _errs15 = errors;
                              if(!(validateSentinelMove(data7[i0], {instancePath:instancePath+"/largest_moves/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
                                vErrors = vErrors === null ? validateSentinelMove.errors : vErrors.concat(validateSentinelMove.errors);
                                errors = vErrors.length;
                              }
                              var valid1 = _errs15 === errors;
                              if(!valid1){
                                break;
                              }
                            }
                          }
                          else {
                            validateSentinelComparison.errors = [{instancePath:instancePath+"/largest_moves",schemaPath:"#/properties/largest_moves/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                            return false;
                          }
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
      }
    }
    else {
      validateSentinelComparison.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateSentinelComparison.errors = vErrors;
  return errors === 0;
}

export function validateSentinelInterval(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateSentinelInterval.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((data === "weekly") || (data === "on_new_version"))){
    validateSentinelInterval.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema2.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateSentinelInterval.errors = vErrors;
  return errors === 0;
}

export function validateSentinelMove(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((data.namespace === undefined) && (missing0 = "namespace")) || ((data.document_id === undefined) && (missing0 = "document_id"))) || ((data.before === undefined) && (missing0 = "before"))) || ((data.now === undefined) && (missing0 = "now"))) || ((data.distance === undefined) && (missing0 = "distance"))){
        validateSentinelMove.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.namespace !== undefined){
          const _errs1 = errors;
          if(!(validateNamespaceName(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
            vErrors = vErrors === null ? validateNamespaceName.errors : vErrors.concat(validateNamespaceName.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.document_id !== undefined){
            const _errs2 = errors;
            if(!(validateDocumentId(data.document_id, {instancePath:instancePath+"/document_id",parentData:data,parentDataProperty:"document_id",rootData}))){
              vErrors = vErrors === null ? validateDocumentId.errors : vErrors.concat(validateDocumentId.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.before !== undefined){
              const _errs3 = errors;
              if(!(validateSentinelAnswer(data.before, {instancePath:instancePath+"/before",parentData:data,parentDataProperty:"before",rootData}))){
                vErrors = vErrors === null ? validateSentinelAnswer.errors : vErrors.concat(validateSentinelAnswer.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.now !== undefined){
                const _errs4 = errors;
                if(!(validateSentinelAnswer(data.now, {instancePath:instancePath+"/now",parentData:data,parentDataProperty:"now",rootData}))){
                  vErrors = vErrors === null ? validateSentinelAnswer.errors : vErrors.concat(validateSentinelAnswer.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.distance !== undefined){
                  let data4 = data.distance;
                  const _errs5 = errors;
                  if(errors === _errs5){
                    if((typeof data4 == "number") && (isFinite(data4))){
                      if(data4 > 1 || isNaN(data4)){
                        validateSentinelMove.errors = [{instancePath:instancePath+"/distance",schemaPath:"#/properties/distance/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
                        return false;
                      }
                      else {
                        if(data4 < 0 || isNaN(data4)){
                          validateSentinelMove.errors = [{instancePath:instancePath+"/distance",schemaPath:"#/properties/distance/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                          return false;
                        }
                      }
                    }
                    else {
                      validateSentinelMove.errors = [{instancePath:instancePath+"/distance",schemaPath:"#/properties/distance/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                      return false;
                    }
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
      validateSentinelMove.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateSentinelMove.errors = vErrors;
  return errors === 0;
}

export function validateSentinelReason(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateSentinelReason.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((((data === "drawn") || (data === "noise")) || (data === "engine_version")) || (data === "interval"))){
    validateSentinelReason.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema3.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateSentinelReason.errors = vErrors;
  return errors === 0;
}

export function validateSentinelRun(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((((((((data.run === undefined) && (missing0 = "run")) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.started_at === undefined) && (missing0 = "started_at"))) || ((data.ended_at === undefined) && (missing0 = "ended_at"))) || ((data.engine === undefined) && (missing0 = "engine"))) || ((data.engine_version === undefined) && (missing0 = "engine_version"))) || ((data.answered === undefined) && (missing0 = "answered"))) || ((data.failed === undefined) && (missing0 = "failed"))) || ((data.cost_usd === undefined) && (missing0 = "cost_usd"))) || ((data.compared === undefined) && (missing0 = "compared"))){
        validateSentinelRun.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.run !== undefined){
          let data0 = data.run;
          const _errs1 = errors;
          if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
            validateSentinelRun.errors = [{instancePath:instancePath+"/run",schemaPath:"#/properties/run/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
            return false;
          }
          if(errors === _errs1){
            if((typeof data0 == "number") && (isFinite(data0))){
              if(!(formats0.validate(data0))){
                validateSentinelRun.errors = [{instancePath:instancePath+"/run",schemaPath:"#/properties/run/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
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
          if(data.reason !== undefined){
            const _errs3 = errors;
            if(!(validateSentinelReason(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData}))){
              vErrors = vErrors === null ? validateSentinelReason.errors : vErrors.concat(validateSentinelReason.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.version !== undefined){
              const _errs4 = errors;
              if(!(validateVersionNumber(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
                vErrors = vErrors === null ? validateVersionNumber.errors : vErrors.concat(validateVersionNumber.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.started_at !== undefined){
                const _errs5 = errors;
                if(!(validateTimestamp(data.started_at, {instancePath:instancePath+"/started_at",parentData:data,parentDataProperty:"started_at",rootData}))){
                  vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.ended_at !== undefined){
                  let data4 = data.ended_at;
                  const _errs6 = errors;
                  const _errs7 = errors;
                  let valid1 = false;
                  const _errs8 = errors;
                  if(!(validateTimestamp(data4, {instancePath:instancePath+"/ended_at",parentData:data,parentDataProperty:"ended_at",rootData}))){
                    vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                    errors = vErrors.length;
                  }
                  var _valid0 = _errs8 === errors;
                  valid1 = valid1 || _valid0;
                  if(!valid1){
                    const _errs9 = errors;
                    if(data4 !== null){
                      const err0 = {instancePath:instancePath+"/ended_at",schemaPath:"#/properties/ended_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                      errors++;
                    }
                    var _valid0 = _errs9 === errors;
                    valid1 = valid1 || _valid0;
                  }
                  if(!valid1){
                    const err1 = {instancePath:instancePath+"/ended_at",schemaPath:"#/properties/ended_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                    errors++;
                    validateSentinelRun.errors = vErrors;
                    return false;
                  }
                  else {
                    errors = _errs7;
                    if(vErrors !== null){
                      if(_errs7){
                        vErrors.length = _errs7;
                      }
                      else {
                        vErrors = null;
                      }
                    }
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.engine !== undefined){
                    let data5 = data.engine;
                    const _errs11 = errors;
                    const _errs12 = errors;
                    let valid2 = false;
                    const _errs13 = errors;
                    if(!(validateEngineName(data5, {instancePath:instancePath+"/engine",parentData:data,parentDataProperty:"engine",rootData}))){
                      vErrors = vErrors === null ? validateEngineName.errors : vErrors.concat(validateEngineName.errors);
                      errors = vErrors.length;
                    }
                    var _valid1 = _errs13 === errors;
                    valid2 = valid2 || _valid1;
                    if(!valid2){
                      const _errs14 = errors;
                      if(data5 !== null){
                        const err2 = {instancePath:instancePath+"/engine",schemaPath:"#/properties/engine/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                        errors++;
                      }
                      var _valid1 = _errs14 === errors;
                      valid2 = valid2 || _valid1;
                    }
                    if(!valid2){
                      const err3 = {instancePath:instancePath+"/engine",schemaPath:"#/properties/engine/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                      if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                      errors++;
                      validateSentinelRun.errors = vErrors;
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
                    if(data.engine_version !== undefined){
                      let data6 = data.engine_version;
                      const _errs16 = errors;
                      if((typeof data6 !== "string") && (data6 !== null)){
                        validateSentinelRun.errors = [{instancePath:instancePath+"/engine_version",schemaPath:"#/properties/engine_version/type",keyword:"type",params:{type: schema4.properties.engine_version.type},message:"must be string,null"}];
                        return false;
                      }
                      var valid0 = _errs16 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.answered !== undefined){
                        let data7 = data.answered;
                        const _errs18 = errors;
                        if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
                          validateSentinelRun.errors = [{instancePath:instancePath+"/answered",schemaPath:"#/properties/answered/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                          return false;
                        }
                        if(errors === _errs18){
                          if((typeof data7 == "number") && (isFinite(data7))){
                            if(data7 < 0 || isNaN(data7)){
                              validateSentinelRun.errors = [{instancePath:instancePath+"/answered",schemaPath:"#/properties/answered/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                              return false;
                            }
                            else {
                              if(!(formats1.validate(data7))){
                                validateSentinelRun.errors = [{instancePath:instancePath+"/answered",schemaPath:"#/properties/answered/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                                return false;
                              }
                            }
                          }
                        }
                        var valid0 = _errs18 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                      if(valid0){
                        if(data.failed !== undefined){
                          let data8 = data.failed;
                          const _errs20 = errors;
                          if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
                            validateSentinelRun.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                            return false;
                          }
                          if(errors === _errs20){
                            if((typeof data8 == "number") && (isFinite(data8))){
                              if(data8 < 0 || isNaN(data8)){
                                validateSentinelRun.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                                return false;
                              }
                              else {
                                if(!(formats1.validate(data8))){
                                  validateSentinelRun.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                                  return false;
                                }
                              }
                            }
                          }
                          var valid0 = _errs20 === errors;
                        }
                        else {
                          var valid0 = true;
                        }
                        if(valid0){
                          if(data.cost_usd !== undefined){
                            let data9 = data.cost_usd;
                            const _errs22 = errors;
                            if(!((typeof data9 == "number") && (isFinite(data9)))){
                              validateSentinelRun.errors = [{instancePath:instancePath+"/cost_usd",schemaPath:"#/properties/cost_usd/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                              return false;
                            }
                            var valid0 = _errs22 === errors;
                          }
                          else {
                            var valid0 = true;
                          }
                          if(valid0){
                            if(data.compared !== undefined){
                              let data10 = data.compared;
                              const _errs24 = errors;
                              const _errs25 = errors;
                              let valid3 = false;
                              const _errs26 = errors;
                              if(!(validateSentinelComparison(data10, {instancePath:instancePath+"/compared",parentData:data,parentDataProperty:"compared",rootData}))){
                                vErrors = vErrors === null ? validateSentinelComparison.errors : vErrors.concat(validateSentinelComparison.errors);
                                errors = vErrors.length;
                              }
                              var _valid2 = _errs26 === errors;
                              valid3 = valid3 || _valid2;
                              if(!valid3){
                                const _errs27 = errors;
                                if(data10 !== null){
                                  const err4 = {instancePath:instancePath+"/compared",schemaPath:"#/properties/compared/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                                  if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
                                  errors++;
                                }
                                var _valid2 = _errs27 === errors;
                                valid3 = valid3 || _valid2;
                              }
                              if(!valid3){
                                const err5 = {instancePath:instancePath+"/compared",schemaPath:"#/properties/compared/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                                if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
                                errors++;
                                validateSentinelRun.errors = vErrors;
                                return false;
                              }
                              else {
                                errors = _errs25;
                                if(vErrors !== null){
                                  if(_errs25){
                                    vErrors.length = _errs25;
                                  }
                                  else {
                                    vErrors = null;
                                  }
                                }
                              }
                              var valid0 = _errs24 === errors;
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
    }
    else {
      validateSentinelRun.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateSentinelRun.errors = vErrors;
  return errors === 0;
}

export const get200 = validateSentinel;
export const put200 = validateSentinel;
