// Generated from spec/ by `npm run generate`. Do not edit.
import { validateEngineVersion, validateName, validateVersionNumber } from "../common/response-validators.js";
import { validateThreshold } from "../thresholds/response-validators.js";

const schema0 = {"type":"string","enum":["inactive","too_few_outcomes","one_sided","unreachable","refuted"]};
const schema1 = {"type":"object","properties":{"judgment":{"$ref":"Name"},"version":{"anyOf":[{"$ref":"VersionNumber"},{"type":"null"}]},"threshold":{"anyOf":[{"$ref":"Name"},{"type":"null"}]},"recommended":{"anyOf":[{"$ref":"Threshold"},{"type":"null"}]},"outcomes":{"type":"integer","minimum":0},"epoch":{"anyOf":[{"$ref":"EngineVersion"},{"type":"null"}]},"estimates":{"anyOf":[{"$ref":"RecommendationEstimates"},{"type":"null"}]},"reason":{"anyOf":[{"$ref":"NoRecommendation"},{"type":"null"}]},"message":{"type":["string","null"]}},"required":["judgment","version","threshold","recommended","outcomes","estimates","reason","message"]};

export function validateHeldOutEstimate(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.estimate === undefined) && (missing0 = "estimate")) || ((data.low === undefined) && (missing0 = "low"))) || ((data.high === undefined) && (missing0 = "high"))){
        validateHeldOutEstimate.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.estimate !== undefined){
          let data0 = data.estimate;
          const _errs1 = errors;
          if(!((typeof data0 == "number") && (isFinite(data0)))){
            validateHeldOutEstimate.errors = [{instancePath:instancePath+"/estimate",schemaPath:"#/properties/estimate/type",keyword:"type",params:{type: "number"},message:"must be number"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.low !== undefined){
            let data1 = data.low;
            const _errs3 = errors;
            if(!((typeof data1 == "number") && (isFinite(data1)))){
              validateHeldOutEstimate.errors = [{instancePath:instancePath+"/low",schemaPath:"#/properties/low/type",keyword:"type",params:{type: "number"},message:"must be number"}];
              return false;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.high !== undefined){
              let data2 = data.high;
              const _errs5 = errors;
              if(!((typeof data2 == "number") && (isFinite(data2)))){
                validateHeldOutEstimate.errors = [{instancePath:instancePath+"/high",schemaPath:"#/properties/high/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                return false;
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
      validateHeldOutEstimate.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateHeldOutEstimate.errors = vErrors;
  return errors === 0;
}

export function validateNoRecommendation(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateNoRecommendation.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(((((data === "inactive") || (data === "too_few_outcomes")) || (data === "one_sided")) || (data === "unreachable")) || (data === "refuted"))){
    validateNoRecommendation.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateNoRecommendation.errors = vErrors;
  return errors === 0;
}

export function validateRecommendation(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((((data.judgment === undefined) && (missing0 = "judgment")) || ((data.version === undefined) && (missing0 = "version"))) || ((data.threshold === undefined) && (missing0 = "threshold"))) || ((data.recommended === undefined) && (missing0 = "recommended"))) || ((data.outcomes === undefined) && (missing0 = "outcomes"))) || ((data.estimates === undefined) && (missing0 = "estimates"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.message === undefined) && (missing0 = "message"))){
        validateRecommendation.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
          if(data.version !== undefined){
            let data1 = data.version;
            const _errs2 = errors;
            const _errs3 = errors;
            let valid1 = false;
            const _errs4 = errors;
            if(!(validateVersionNumber(data1, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
              vErrors = vErrors === null ? validateVersionNumber.errors : vErrors.concat(validateVersionNumber.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs4 === errors;
            valid1 = valid1 || _valid0;
            if(!valid1){
              const _errs5 = errors;
              if(data1 !== null){
                const err0 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                errors++;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
            }
            if(!valid1){
              const err1 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
              if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
              errors++;
              validateRecommendation.errors = vErrors;
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
            if(data.threshold !== undefined){
              let data2 = data.threshold;
              const _errs7 = errors;
              const _errs8 = errors;
              let valid2 = false;
              const _errs9 = errors;
              if(!(validateName(data2, {instancePath:instancePath+"/threshold",parentData:data,parentDataProperty:"threshold",rootData}))){
                vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
                errors = vErrors.length;
              }
              var _valid1 = _errs9 === errors;
              valid2 = valid2 || _valid1;
              if(!valid2){
                const _errs10 = errors;
                if(data2 !== null){
                  const err2 = {instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                  if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                  errors++;
                }
                var _valid1 = _errs10 === errors;
                valid2 = valid2 || _valid1;
              }
              if(!valid2){
                const err3 = {instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                errors++;
                validateRecommendation.errors = vErrors;
                return false;
              }
              else {
                errors = _errs8;
                if(vErrors !== null){
                  if(_errs8){
                    vErrors.length = _errs8;
                  }
                  else {
                    vErrors = null;
                  }
                }
              }
              var valid0 = _errs7 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.recommended !== undefined){
                let data3 = data.recommended;
                const _errs12 = errors;
                const _errs13 = errors;
                let valid3 = false;
                const _errs14 = errors;
                if(!(validateThreshold(data3, {instancePath:instancePath+"/recommended",parentData:data,parentDataProperty:"recommended",rootData}))){
                  vErrors = vErrors === null ? validateThreshold.errors : vErrors.concat(validateThreshold.errors);
                  errors = vErrors.length;
                }
                var _valid2 = _errs14 === errors;
                valid3 = valid3 || _valid2;
                if(!valid3){
                  const _errs15 = errors;
                  if(data3 !== null){
                    const err4 = {instancePath:instancePath+"/recommended",schemaPath:"#/properties/recommended/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                    if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
                    errors++;
                  }
                  var _valid2 = _errs15 === errors;
                  valid3 = valid3 || _valid2;
                }
                if(!valid3){
                  const err5 = {instancePath:instancePath+"/recommended",schemaPath:"#/properties/recommended/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                  if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
                  errors++;
                  validateRecommendation.errors = vErrors;
                  return false;
                }
                else {
                  errors = _errs13;
                  if(vErrors !== null){
                    if(_errs13){
                      vErrors.length = _errs13;
                    }
                    else {
                      vErrors = null;
                    }
                  }
                }
                var valid0 = _errs12 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.outcomes !== undefined){
                  let data4 = data.outcomes;
                  const _errs17 = errors;
                  if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
                    validateRecommendation.errors = [{instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                    return false;
                  }
                  if(errors === _errs17){
                    if((typeof data4 == "number") && (isFinite(data4))){
                      if(data4 < 0 || isNaN(data4)){
                        validateRecommendation.errors = [{instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                        return false;
                      }
                    }
                  }
                  var valid0 = _errs17 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.epoch !== undefined){
                    let data5 = data.epoch;
                    const _errs19 = errors;
                    const _errs20 = errors;
                    let valid4 = false;
                    const _errs21 = errors;
                    if(!(validateEngineVersion(data5, {instancePath:instancePath+"/epoch",parentData:data,parentDataProperty:"epoch",rootData}))){
                      vErrors = vErrors === null ? validateEngineVersion.errors : vErrors.concat(validateEngineVersion.errors);
                      errors = vErrors.length;
                    }
                    var _valid3 = _errs21 === errors;
                    valid4 = valid4 || _valid3;
                    if(!valid4){
                      const _errs22 = errors;
                      if(data5 !== null){
                        const err6 = {instancePath:instancePath+"/epoch",schemaPath:"#/properties/epoch/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                        if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
                        errors++;
                      }
                      var _valid3 = _errs22 === errors;
                      valid4 = valid4 || _valid3;
                    }
                    if(!valid4){
                      const err7 = {instancePath:instancePath+"/epoch",schemaPath:"#/properties/epoch/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                      if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
                      errors++;
                      validateRecommendation.errors = vErrors;
                      return false;
                    }
                    else {
                      errors = _errs20;
                      if(vErrors !== null){
                        if(_errs20){
                          vErrors.length = _errs20;
                        }
                        else {
                          vErrors = null;
                        }
                      }
                    }
                    var valid0 = _errs19 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.estimates !== undefined){
                      let data6 = data.estimates;
                      const _errs24 = errors;
                      const _errs25 = errors;
                      let valid5 = false;
                      const _errs26 = errors;
                      if(!(validateRecommendationEstimates(data6, {instancePath:instancePath+"/estimates",parentData:data,parentDataProperty:"estimates",rootData}))){
                        vErrors = vErrors === null ? validateRecommendationEstimates.errors : vErrors.concat(validateRecommendationEstimates.errors);
                        errors = vErrors.length;
                      }
                      var _valid4 = _errs26 === errors;
                      valid5 = valid5 || _valid4;
                      if(!valid5){
                        const _errs27 = errors;
                        if(data6 !== null){
                          const err8 = {instancePath:instancePath+"/estimates",schemaPath:"#/properties/estimates/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                          if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
                          errors++;
                        }
                        var _valid4 = _errs27 === errors;
                        valid5 = valid5 || _valid4;
                      }
                      if(!valid5){
                        const err9 = {instancePath:instancePath+"/estimates",schemaPath:"#/properties/estimates/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                        if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
                        errors++;
                        validateRecommendation.errors = vErrors;
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
                    if(valid0){
                      if(data.reason !== undefined){
                        let data7 = data.reason;
                        const _errs29 = errors;
                        const _errs30 = errors;
                        let valid6 = false;
                        const _errs31 = errors;
                        if(!(validateNoRecommendation(data7, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData}))){
                          vErrors = vErrors === null ? validateNoRecommendation.errors : vErrors.concat(validateNoRecommendation.errors);
                          errors = vErrors.length;
                        }
                        var _valid5 = _errs31 === errors;
                        valid6 = valid6 || _valid5;
                        if(!valid6){
                          const _errs32 = errors;
                          if(data7 !== null){
                            const err10 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                            if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
                            errors++;
                          }
                          var _valid5 = _errs32 === errors;
                          valid6 = valid6 || _valid5;
                        }
                        if(!valid6){
                          const err11 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                          if(vErrors === null) vErrors = [err11]; else vErrors.push(err11);
                          errors++;
                          validateRecommendation.errors = vErrors;
                          return false;
                        }
                        else {
                          errors = _errs30;
                          if(vErrors !== null){
                            if(_errs30){
                              vErrors.length = _errs30;
                            }
                            else {
                              vErrors = null;
                            }
                          }
                        }
                        var valid0 = _errs29 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                      if(valid0){
                        if(data.message !== undefined){
                          let data8 = data.message;
                          const _errs34 = errors;
                          if((typeof data8 !== "string") && (data8 !== null)){
                            validateRecommendation.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: schema1.properties.message.type},message:"must be string,null"}];
                            return false;
                          }
                          var valid0 = _errs34 === errors;
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
    else {
      validateRecommendation.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateRecommendation.errors = vErrors;
  return errors === 0;
}

export function validateRecommendationEstimates(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.precision === undefined) && (missing0 = "precision")) || ((data.recall === undefined) && (missing0 = "recall"))) || ((data.cost === undefined) && (missing0 = "cost"))){
        validateRecommendationEstimates.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.precision !== undefined){
          const _errs1 = errors;
          if(!(validateHeldOutEstimate(data.precision, {instancePath:instancePath+"/precision",parentData:data,parentDataProperty:"precision",rootData}))){
            vErrors = vErrors === null ? validateHeldOutEstimate.errors : vErrors.concat(validateHeldOutEstimate.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.recall !== undefined){
            const _errs2 = errors;
            if(!(validateHeldOutEstimate(data.recall, {instancePath:instancePath+"/recall",parentData:data,parentDataProperty:"recall",rootData}))){
              vErrors = vErrors === null ? validateHeldOutEstimate.errors : vErrors.concat(validateHeldOutEstimate.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.cost !== undefined){
              let data2 = data.cost;
              const _errs3 = errors;
              const _errs4 = errors;
              let valid1 = false;
              const _errs5 = errors;
              if(!(validateHeldOutEstimate(data2, {instancePath:instancePath+"/cost",parentData:data,parentDataProperty:"cost",rootData}))){
                vErrors = vErrors === null ? validateHeldOutEstimate.errors : vErrors.concat(validateHeldOutEstimate.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
              if(!valid1){
                const _errs6 = errors;
                if(data2 !== null){
                  const err0 = {instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                  if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                  errors++;
                }
                var _valid0 = _errs6 === errors;
                valid1 = valid1 || _valid0;
              }
              if(!valid1){
                const err1 = {instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                errors++;
                validateRecommendationEstimates.errors = vErrors;
                return false;
              }
              else {
                errors = _errs4;
                if(vErrors !== null){
                  if(_errs4){
                    vErrors.length = _errs4;
                  }
                  else {
                    vErrors = null;
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
    }
    else {
      validateRecommendationEstimates.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateRecommendationEstimates.errors = vErrors;
  return errors === 0;
}

export function validateShare(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if((typeof data == "number") && (isFinite(data))){
      if(data > 1 || isNaN(data)){
        validateShare.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
        return false;
      }
      else {
        if(data < 0 || isNaN(data)){
          validateShare.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
          return false;
        }
      }
    }
    else {
      validateShare.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"}];
      return false;
    }
  }
  validateShare.errors = vErrors;
  return errors === 0;
}
