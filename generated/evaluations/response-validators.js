// Generated from spec/ by `npm run generate`. Do not edit.
import { validateAnswerError, validateDistribution } from "../answers/response-validators.js";
import { validateCursor, validateDocumentId, validateEngineName, validateNamespaceName, validateTimestamp, validateVersionNumber } from "../common/response-validators.js";

const schema0 = {"type":"object","properties":{"name":{"$ref":"EngineName"},"version":{"type":["string","null"]}},"required":["name","version"]};
const schema1 = {"type":"string","enum":["standard","large","extra_large"]};

export function validateEvaluation(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.namespace === undefined) && (missing0 = "namespace"))) || ((data.document_id === undefined) && (missing0 = "document_id"))) || ((data.revision === undefined) && (missing0 = "revision"))) || ((data.incarnation === undefined) && (missing0 = "incarnation"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.engine === undefined) && (missing0 = "engine"))) || ((data.evaluated_at === undefined) && (missing0 = "evaluated_at"))) || ((data.shadow === undefined) && (missing0 = "shadow"))) || ((data.carried === undefined) && (missing0 = "carried"))) || ((data.tokens === undefined) && (missing0 = "tokens"))) || ((data.judgment_units === undefined) && (missing0 = "judgment_units"))){
        validateEvaluation.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(typeof data.id !== "string"){
            validateEvaluation.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.namespace !== undefined){
            const _errs3 = errors;
            if(!(validateNamespaceName(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
              vErrors = vErrors === null ? validateNamespaceName.errors : vErrors.concat(validateNamespaceName.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
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
              if(data.revision !== undefined){
                let data3 = data.revision;
                const _errs5 = errors;
                if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
                  validateEvaluation.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                  return false;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.incarnation !== undefined){
                  let data4 = data.incarnation;
                  const _errs7 = errors;
                  if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
                    validateEvaluation.errors = [{instancePath:instancePath+"/incarnation",schemaPath:"#/properties/incarnation/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                    return false;
                  }
                  var valid0 = _errs7 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.version !== undefined){
                    const _errs9 = errors;
                    if(!(validateVersionNumber(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
                      vErrors = vErrors === null ? validateVersionNumber.errors : vErrors.concat(validateVersionNumber.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs9 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.engine !== undefined){
                      const _errs10 = errors;
                      if(!(validateEvaluationEngine(data.engine, {instancePath:instancePath+"/engine",parentData:data,parentDataProperty:"engine",rootData}))){
                        vErrors = vErrors === null ? validateEvaluationEngine.errors : vErrors.concat(validateEvaluationEngine.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs10 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.evaluated_at !== undefined){
                        const _errs11 = errors;
                        if(!(validateTimestamp(data.evaluated_at, {instancePath:instancePath+"/evaluated_at",parentData:data,parentDataProperty:"evaluated_at",rootData}))){
                          vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs11 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                      if(valid0){
                        if(data.shadow !== undefined){
                          const _errs12 = errors;
                          if(typeof data.shadow !== "boolean"){
                            validateEvaluation.errors = [{instancePath:instancePath+"/shadow",schemaPath:"#/properties/shadow/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                            return false;
                          }
                          var valid0 = _errs12 === errors;
                        }
                        else {
                          var valid0 = true;
                        }
                        if(valid0){
                          if(data.carried !== undefined){
                            const _errs14 = errors;
                            if(typeof data.carried !== "boolean"){
                              validateEvaluation.errors = [{instancePath:instancePath+"/carried",schemaPath:"#/properties/carried/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                              return false;
                            }
                            var valid0 = _errs14 === errors;
                          }
                          else {
                            var valid0 = true;
                          }
                          if(valid0){
                            if(data.repeated !== undefined){
                              const _errs16 = errors;
                              if(typeof data.repeated !== "boolean"){
                                validateEvaluation.errors = [{instancePath:instancePath+"/repeated",schemaPath:"#/properties/repeated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                                return false;
                              }
                              var valid0 = _errs16 === errors;
                            }
                            else {
                              var valid0 = true;
                            }
                            if(valid0){
                              if(data.p !== undefined){
                                let data11 = data.p;
                                const _errs18 = errors;
                                if(errors === _errs18){
                                  if((typeof data11 == "number") && (isFinite(data11))){
                                    if(data11 > 1 || isNaN(data11)){
                                      validateEvaluation.errors = [{instancePath:instancePath+"/p",schemaPath:"#/properties/p/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
                                      return false;
                                    }
                                    else {
                                      if(data11 < 0 || isNaN(data11)){
                                        validateEvaluation.errors = [{instancePath:instancePath+"/p",schemaPath:"#/properties/p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                                        return false;
                                      }
                                    }
                                  }
                                  else {
                                    validateEvaluation.errors = [{instancePath:instancePath+"/p",schemaPath:"#/properties/p/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                                    return false;
                                  }
                                }
                                var valid0 = _errs18 === errors;
                              }
                              else {
                                var valid0 = true;
                              }
                              if(valid0){
                                if(data.value !== undefined){
                                  const _errs20 = errors;
                                  if(typeof data.value !== "string"){
                                    validateEvaluation.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                                    return false;
                                  }
                                  var valid0 = _errs20 === errors;
                                }
                                else {
                                  var valid0 = true;
                                }
                                if(valid0){
                                  if(data.score !== undefined){
                                    let data13 = data.score;
                                    const _errs22 = errors;
                                    if(errors === _errs22){
                                      if((typeof data13 == "number") && (isFinite(data13))){
                                        if(data13 < 0 || isNaN(data13)){
                                          validateEvaluation.errors = [{instancePath:instancePath+"/score",schemaPath:"#/properties/score/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                                          return false;
                                        }
                                      }
                                      else {
                                        validateEvaluation.errors = [{instancePath:instancePath+"/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                                        return false;
                                      }
                                    }
                                    var valid0 = _errs22 === errors;
                                  }
                                  else {
                                    var valid0 = true;
                                  }
                                  if(valid0){
                                    if(data.dist !== undefined){
                                      const _errs24 = errors;
                                      if(!(validateDistribution(data.dist, {instancePath:instancePath+"/dist",parentData:data,parentDataProperty:"dist",rootData}))){
                                        vErrors = vErrors === null ? validateDistribution.errors : vErrors.concat(validateDistribution.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid0 = _errs24 === errors;
                                    }
                                    else {
                                      var valid0 = true;
                                    }
                                    if(valid0){
                                      if(data.escape_p !== undefined){
                                        let data15 = data.escape_p;
                                        const _errs25 = errors;
                                        if(errors === _errs25){
                                          if((typeof data15 == "number") && (isFinite(data15))){
                                            if(data15 > 1 || isNaN(data15)){
                                              validateEvaluation.errors = [{instancePath:instancePath+"/escape_p",schemaPath:"#/properties/escape_p/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
                                              return false;
                                            }
                                            else {
                                              if(data15 < 0 || isNaN(data15)){
                                                validateEvaluation.errors = [{instancePath:instancePath+"/escape_p",schemaPath:"#/properties/escape_p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                                                return false;
                                              }
                                            }
                                          }
                                          else {
                                            validateEvaluation.errors = [{instancePath:instancePath+"/escape_p",schemaPath:"#/properties/escape_p/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                                            return false;
                                          }
                                        }
                                        var valid0 = _errs25 === errors;
                                      }
                                      else {
                                        var valid0 = true;
                                      }
                                      if(valid0){
                                        if(data.parts !== undefined){
                                          let data16 = data.parts;
                                          const _errs27 = errors;
                                          if(errors === _errs27){
                                            if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
                                              for(const key0 in data16){
                                                let data17 = data16[key0];
                                                const _errs30 = errors;
                                                if(!((typeof data17 == "number") && (isFinite(data17)))){
                                                  validateEvaluation.errors = [{instancePath:instancePath+"/parts/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/parts/additionalProperties/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                                                  return false;
                                                }
                                                var valid1 = _errs30 === errors;
                                                if(!valid1){
                                                  break;
                                                }
                                              }
                                            }
                                            else {
                                              validateEvaluation.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "object"},message:"must be object"}];
                                              return false;
                                            }
                                          }
                                          var valid0 = _errs27 === errors;
                                        }
                                        else {
                                          var valid0 = true;
                                        }
                                        if(valid0){
                                          if(data.tokens !== undefined){
                                            let data18 = data.tokens;
                                            const _errs32 = errors;
                                            if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
                                              validateEvaluation.errors = [{instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                                              return false;
                                            }
                                            if(errors === _errs32){
                                              if((typeof data18 == "number") && (isFinite(data18))){
                                                if(data18 < 0 || isNaN(data18)){
                                                  validateEvaluation.errors = [{instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                                                  return false;
                                                }
                                              }
                                            }
                                            var valid0 = _errs32 === errors;
                                          }
                                          else {
                                            var valid0 = true;
                                          }
                                          if(valid0){
                                            if(data.judgment_units !== undefined){
                                              let data19 = data.judgment_units;
                                              const _errs34 = errors;
                                              if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
                                                validateEvaluation.errors = [{instancePath:instancePath+"/judgment_units",schemaPath:"#/properties/judgment_units/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                                                return false;
                                              }
                                              if(errors === _errs34){
                                                if((typeof data19 == "number") && (isFinite(data19))){
                                                  if(data19 < 0 || isNaN(data19)){
                                                    validateEvaluation.errors = [{instancePath:instancePath+"/judgment_units",schemaPath:"#/properties/judgment_units/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                                                    return false;
                                                  }
                                                }
                                              }
                                              var valid0 = _errs34 === errors;
                                            }
                                            else {
                                              var valid0 = true;
                                            }
                                            if(valid0){
                                              if(data.requests !== undefined){
                                                let data20 = data.requests;
                                                const _errs36 = errors;
                                                if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
                                                  validateEvaluation.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                                                  return false;
                                                }
                                                if(errors === _errs36){
                                                  if((typeof data20 == "number") && (isFinite(data20))){
                                                    if(data20 < 0 || isNaN(data20)){
                                                      validateEvaluation.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                                                      return false;
                                                    }
                                                  }
                                                }
                                                var valid0 = _errs36 === errors;
                                              }
                                              else {
                                                var valid0 = true;
                                              }
                                              if(valid0){
                                                if(data.error !== undefined){
                                                  const _errs38 = errors;
                                                  if(!(validateAnswerError(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
                                                    vErrors = vErrors === null ? validateAnswerError.errors : vErrors.concat(validateAnswerError.errors);
                                                    errors = vErrors.length;
                                                  }
                                                  var valid0 = _errs38 === errors;
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
      validateEvaluation.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateEvaluation.errors = vErrors;
  return errors === 0;
}

export function validateEvaluationEngine(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.name === undefined) && (missing0 = "name")) || ((data.version === undefined) && (missing0 = "version"))){
        validateEvaluationEngine.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
            let data1 = data.version;
            const _errs2 = errors;
            if((typeof data1 !== "string") && (data1 !== null)){
              validateEvaluationEngine.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: schema0.properties.version.type},message:"must be string,null"}];
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
      validateEvaluationEngine.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateEvaluationEngine.errors = vErrors;
  return errors === 0;
}

export function validateEvaluationList(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.evaluations === undefined) && (missing0 = "evaluations")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))){
        validateEvaluationList.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.evaluations !== undefined){
          let data0 = data.evaluations;
          const _errs1 = errors;
          if(errors === _errs1){
            if(Array.isArray(data0)){
              var valid1 = true;
              const len0 = data0.length;
              for(let i0=0; i0<len0; i0++){
                const _errs3 = errors;
                if(!(validateEvaluation(data0[i0], {instancePath:instancePath+"/evaluations/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                  vErrors = vErrors === null ? validateEvaluation.errors : vErrors.concat(validateEvaluation.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if(!valid1){
                  break;
                }
              }
            }
            else {
              validateEvaluationList.errors = [{instancePath:instancePath+"/evaluations",schemaPath:"#/properties/evaluations/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
              validateEvaluationList.errors = vErrors;
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
      validateEvaluationList.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateEvaluationList.errors = vErrors;
  return errors === 0;
}

export function validateSizeClass(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateSizeClass.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(((data === "standard") || (data === "large")) || (data === "extra_large"))){
    validateSizeClass.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateSizeClass.errors = vErrors;
  return errors === 0;
}
