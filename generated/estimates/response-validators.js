// Generated from spec/ by `npm run generate`. Do not edit.
import { validateName, validateUsd } from "../common/response-validators.js";

const schema0 = {"type":"string","enum":["fanout"]};

export function validateDownstreamLine(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.judgment === undefined) && (missing0 = "judgment")) || ((data.judgments_per_month === undefined) && (missing0 = "judgments_per_month"))) || ((data.cost_usd === undefined) && (missing0 = "cost_usd"))){
        validateDownstreamLine.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
          if(data.judgments_per_month !== undefined){
            let data1 = data.judgments_per_month;
            const _errs2 = errors;
            if(errors === _errs2){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 < 0 || isNaN(data1)){
                  validateDownstreamLine.errors = [{instancePath:instancePath+"/judgments_per_month",schemaPath:"#/properties/judgments_per_month/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                  return false;
                }
              }
              else {
                validateDownstreamLine.errors = [{instancePath:instancePath+"/judgments_per_month",schemaPath:"#/properties/judgments_per_month/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.cost_usd !== undefined){
              const _errs4 = errors;
              if(!(validateUsd(data.cost_usd, {instancePath:instancePath+"/cost_usd",parentData:data,parentDataProperty:"cost_usd",rootData}))){
                vErrors = vErrors === null ? validateUsd.errors : vErrors.concat(validateUsd.errors);
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
    else {
      validateDownstreamLine.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateDownstreamLine.errors = vErrors;
  return errors === 0;
}

export function validateEstimate(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((data.documents === undefined) && (missing0 = "documents")) || ((data.tokens === undefined) && (missing0 = "tokens"))) || ((data.judgment_units === undefined) && (missing0 = "judgment_units"))) || ((data.cost_usd === undefined) && (missing0 = "cost_usd"))) || ((data.duration_s === undefined) && (missing0 = "duration_s"))){
        validateEstimate.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.documents !== undefined){
          let data0 = data.documents;
          const _errs1 = errors;
          if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
            validateEstimate.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
            return false;
          }
          if(errors === _errs1){
            if((typeof data0 == "number") && (isFinite(data0))){
              if(data0 < 0 || isNaN(data0)){
                validateEstimate.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
          if(data.tokens !== undefined){
            let data1 = data.tokens;
            const _errs3 = errors;
            if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
              validateEstimate.errors = [{instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
              return false;
            }
            if(errors === _errs3){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 < 0 || isNaN(data1)){
                  validateEstimate.errors = [{instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
            if(data.judgment_units !== undefined){
              let data2 = data.judgment_units;
              const _errs5 = errors;
              if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
                validateEstimate.errors = [{instancePath:instancePath+"/judgment_units",schemaPath:"#/properties/judgment_units/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              if(errors === _errs5){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(data2 < 0 || isNaN(data2)){
                    validateEstimate.errors = [{instancePath:instancePath+"/judgment_units",schemaPath:"#/properties/judgment_units/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
              if(data.requests !== undefined){
                let data3 = data.requests;
                const _errs7 = errors;
                if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
                  validateEstimate.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                  return false;
                }
                if(errors === _errs7){
                  if((typeof data3 == "number") && (isFinite(data3))){
                    if(data3 < 0 || isNaN(data3)){
                      validateEstimate.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
                if(data.cost_usd !== undefined){
                  const _errs9 = errors;
                  if(!(validateUsd(data.cost_usd, {instancePath:instancePath+"/cost_usd",parentData:data,parentDataProperty:"cost_usd",rootData}))){
                    vErrors = vErrors === null ? validateUsd.errors : vErrors.concat(validateUsd.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs9 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.duration_s !== undefined){
                    let data5 = data.duration_s;
                    const _errs10 = errors;
                    if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
                      validateEstimate.errors = [{instancePath:instancePath+"/duration_s",schemaPath:"#/properties/duration_s/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                      return false;
                    }
                    if(errors === _errs10){
                      if((typeof data5 == "number") && (isFinite(data5))){
                        if(data5 < 0 || isNaN(data5)){
                          validateEstimate.errors = [{instancePath:instancePath+"/duration_s",schemaPath:"#/properties/duration_s/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                          return false;
                        }
                      }
                    }
                    var valid0 = _errs10 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.downstream !== undefined){
                      let data6 = data.downstream;
                      const _errs12 = errors;
                      if(errors === _errs12){
                        if(Array.isArray(data6)){
                          var valid1 = true;
                          const len0 = data6.length;
                          for(let i0=0; i0<len0; i0++){
                            const _errs14 = errors;
                            if(!(validateDownstreamLine(data6[i0], {instancePath:instancePath+"/downstream/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
                              vErrors = vErrors === null ? validateDownstreamLine.errors : vErrors.concat(validateDownstreamLine.errors);
                              errors = vErrors.length;
                            }
                            var valid1 = _errs14 === errors;
                            if(!valid1){
                              break;
                            }
                          }
                        }
                        else {
                          validateEstimate.errors = [{instancePath:instancePath+"/downstream",schemaPath:"#/properties/downstream/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                          return false;
                        }
                      }
                      var valid0 = _errs12 === errors;
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
    else {
      validateEstimate.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateEstimate.errors = vErrors;
  return errors === 0;
}

export function validateReplay(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((((data.replayed_days === undefined) && (missing0 = "replayed_days")) || ((data.entities === undefined) && (missing0 = "entities"))) || ((data.judgments_per_month === undefined) && (missing0 = "judgments_per_month"))) || ((data.judgment_units_per_month === undefined) && (missing0 = "judgment_units_per_month"))) || ((data.cost_usd_per_month === undefined) && (missing0 = "cost_usd_per_month"))) || ((data.bulk_pool_share === undefined) && (missing0 = "bulk_pool_share"))) || ((data.lower_bound === undefined) && (missing0 = "lower_bound"))) || ((data.excludes === undefined) && (missing0 = "excludes"))){
        validateReplay.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.replayed_days !== undefined){
          let data0 = data.replayed_days;
          const _errs1 = errors;
          if(errors === _errs1){
            if((typeof data0 == "number") && (isFinite(data0))){
              if(data0 < 0 || isNaN(data0)){
                validateReplay.errors = [{instancePath:instancePath+"/replayed_days",schemaPath:"#/properties/replayed_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                return false;
              }
            }
            else {
              validateReplay.errors = [{instancePath:instancePath+"/replayed_days",schemaPath:"#/properties/replayed_days/type",keyword:"type",params:{type: "number"},message:"must be number"}];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.entities !== undefined){
            let data1 = data.entities;
            const _errs3 = errors;
            if(errors === _errs3){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 < 0 || isNaN(data1)){
                  validateReplay.errors = [{instancePath:instancePath+"/entities",schemaPath:"#/properties/entities/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                  return false;
                }
              }
              else {
                validateReplay.errors = [{instancePath:instancePath+"/entities",schemaPath:"#/properties/entities/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.judgments_per_month !== undefined){
              let data2 = data.judgments_per_month;
              const _errs5 = errors;
              if(errors === _errs5){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(data2 < 0 || isNaN(data2)){
                    validateReplay.errors = [{instancePath:instancePath+"/judgments_per_month",schemaPath:"#/properties/judgments_per_month/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                    return false;
                  }
                }
                else {
                  validateReplay.errors = [{instancePath:instancePath+"/judgments_per_month",schemaPath:"#/properties/judgments_per_month/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.judgment_units_per_month !== undefined){
                let data3 = data.judgment_units_per_month;
                const _errs7 = errors;
                if(errors === _errs7){
                  if((typeof data3 == "number") && (isFinite(data3))){
                    if(data3 < 0 || isNaN(data3)){
                      validateReplay.errors = [{instancePath:instancePath+"/judgment_units_per_month",schemaPath:"#/properties/judgment_units_per_month/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                      return false;
                    }
                  }
                  else {
                    validateReplay.errors = [{instancePath:instancePath+"/judgment_units_per_month",schemaPath:"#/properties/judgment_units_per_month/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                    return false;
                  }
                }
                var valid0 = _errs7 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.cost_usd_per_month !== undefined){
                  const _errs9 = errors;
                  if(!(validateUsd(data.cost_usd_per_month, {instancePath:instancePath+"/cost_usd_per_month",parentData:data,parentDataProperty:"cost_usd_per_month",rootData}))){
                    vErrors = vErrors === null ? validateUsd.errors : vErrors.concat(validateUsd.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs9 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.bulk_pool_share !== undefined){
                    let data5 = data.bulk_pool_share;
                    const _errs10 = errors;
                    if(errors === _errs10){
                      if((typeof data5 == "number") && (isFinite(data5))){
                        if(data5 < 0 || isNaN(data5)){
                          validateReplay.errors = [{instancePath:instancePath+"/bulk_pool_share",schemaPath:"#/properties/bulk_pool_share/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                          return false;
                        }
                      }
                      else {
                        validateReplay.errors = [{instancePath:instancePath+"/bulk_pool_share",schemaPath:"#/properties/bulk_pool_share/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                        return false;
                      }
                    }
                    var valid0 = _errs10 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.lower_bound !== undefined){
                      const _errs12 = errors;
                      if(typeof data.lower_bound !== "boolean"){
                        validateReplay.errors = [{instancePath:instancePath+"/lower_bound",schemaPath:"#/properties/lower_bound/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                        return false;
                      }
                      var valid0 = _errs12 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.excludes !== undefined){
                        let data7 = data.excludes;
                        const _errs14 = errors;
                        if(errors === _errs14){
                          if(Array.isArray(data7)){
                            var valid1 = true;
                            const len0 = data7.length;
                            for(let i0=0; i0<len0; i0++){
                              const _errs16 = errors;
                              if(!(validateReplayExclusion(data7[i0], {instancePath:instancePath+"/excludes/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
                                vErrors = vErrors === null ? validateReplayExclusion.errors : vErrors.concat(validateReplayExclusion.errors);
                                errors = vErrors.length;
                              }
                              var valid1 = _errs16 === errors;
                              if(!valid1){
                                break;
                              }
                            }
                          }
                          else {
                            validateReplay.errors = [{instancePath:instancePath+"/excludes",schemaPath:"#/properties/excludes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                            return false;
                          }
                        }
                        var valid0 = _errs14 === errors;
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
      validateReplay.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateReplay.errors = vErrors;
  return errors === 0;
}

export function validateReplayExclusion(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateReplayExclusion.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(data === "fanout")){
    validateReplayExclusion.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateReplayExclusion.errors = vErrors;
  return errors === 0;
}
