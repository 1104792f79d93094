// Generated from spec/ by `npm run generate`. Do not edit.
import { validateName, validateNamespaceOrTemplate } from "../common/validators.js";

export function validateConfidence(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((typeof data == "number") && (isFinite(data))){
    if(data > 0.9999 || isNaN(data)){
      const err0 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 0.9999},message:"must be <= 0.9999"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(data < 0.5 || isNaN(data)){
      const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.5},message:"must be >= 0.5"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"};
    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
    errors++;
  }
  validateConfidence.errors = vErrors;
  return errors === 0;
}

export function validateCostTarget(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.cost === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cost"},message:"must have required property '"+"cost"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!(key0 === "cost")){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.cost !== undefined){
      if(!(validateMistakeCosts(data.cost, {instancePath:instancePath+"/cost",parentData:data,parentDataProperty:"cost",rootData}))){
        vErrors = vErrors === null ? validateMistakeCosts.errors : vErrors.concat(validateMistakeCosts.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
    errors++;
  }
  validateCostTarget.errors = vErrors;
  return errors === 0;
}

export function validateDecideShares(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.accept === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accept"},message:"must have required property '"+"accept"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(data.reject === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reject"},message:"must have required property '"+"reject"+"'"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!((key0 === "accept") || (key0 === "reject"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
    }
    if(data.accept !== undefined){
      if(!(validateShare(data.accept, {instancePath:instancePath+"/accept",parentData:data,parentDataProperty:"accept",rootData}))){
        vErrors = vErrors === null ? validateShare.errors : vErrors.concat(validateShare.errors);
        errors = vErrors.length;
      }
    }
    if(data.reject !== undefined){
      if(!(validateShare(data.reject, {instancePath:instancePath+"/reject",parentData:data,parentDataProperty:"reject",rootData}))){
        vErrors = vErrors === null ? validateShare.errors : vErrors.concat(validateShare.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
    errors++;
  }
  validateDecideShares.errors = vErrors;
  return errors === 0;
}

export function validateDecideTarget(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.decide === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "decide"},message:"must have required property '"+"decide"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!(key0 === "decide")){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.decide !== undefined){
      if(!(validateDecideShares(data.decide, {instancePath:instancePath+"/decide",parentData:data,parentDataProperty:"decide",rootData}))){
        vErrors = vErrors === null ? validateDecideShares.errors : vErrors.concat(validateDecideShares.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
    errors++;
  }
  validateDecideTarget.errors = vErrors;
  return errors === 0;
}

export function validateMistakeCosts(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.false_positive === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "false_positive"},message:"must have required property '"+"false_positive"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(data.false_negative === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "false_negative"},message:"must have required property '"+"false_negative"+"'"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!(((key0 === "false_positive") || (key0 === "false_negative")) || (key0 === "at_most"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
    }
    if(data.false_positive !== undefined){
      let data0 = data.false_positive;
      if((typeof data0 == "number") && (isFinite(data0))){
        if(data0 < 0 || isNaN(data0)){
          const err3 = {instancePath:instancePath+"/false_positive",schemaPath:"#/properties/false_positive/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
          if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
          errors++;
        }
      }
      else {
        const err4 = {instancePath:instancePath+"/false_positive",schemaPath:"#/properties/false_positive/type",keyword:"type",params:{type: "number"},message:"must be number"};
        if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
        errors++;
      }
    }
    if(data.false_negative !== undefined){
      let data1 = data.false_negative;
      if((typeof data1 == "number") && (isFinite(data1))){
        if(data1 < 0 || isNaN(data1)){
          const err5 = {instancePath:instancePath+"/false_negative",schemaPath:"#/properties/false_negative/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
          if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
          errors++;
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/false_negative",schemaPath:"#/properties/false_negative/type",keyword:"type",params:{type: "number"},message:"must be number"};
        if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
        errors++;
      }
    }
    if(data.at_most !== undefined){
      let data2 = data.at_most;
      if((typeof data2 == "number") && (isFinite(data2))){
        if(data2 < 0 || isNaN(data2)){
          const err7 = {instancePath:instancePath+"/at_most",schemaPath:"#/properties/at_most/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
          if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
          errors++;
        }
      }
      else {
        const err8 = {instancePath:instancePath+"/at_most",schemaPath:"#/properties/at_most/type",keyword:"type",params:{type: "number"},message:"must be number"};
        if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
        errors++;
      }
    }
  }
  else {
    const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
    errors++;
  }
  validateMistakeCosts.errors = vErrors;
  return errors === 0;
}

export function validatePrecisionTarget(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.precision === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "precision"},message:"must have required property '"+"precision"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!(key0 === "precision")){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.precision !== undefined){
      if(!(validateShare(data.precision, {instancePath:instancePath+"/precision",parentData:data,parentDataProperty:"precision",rootData}))){
        vErrors = vErrors === null ? validateShare.errors : vErrors.concat(validateShare.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
    errors++;
  }
  validatePrecisionTarget.errors = vErrors;
  return errors === 0;
}

export function validateRecallTarget(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.recall === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recall"},message:"must have required property '"+"recall"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!(key0 === "recall")){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.recall !== undefined){
      if(!(validateShare(data.recall, {instancePath:instancePath+"/recall",parentData:data,parentDataProperty:"recall",rootData}))){
        vErrors = vErrors === null ? validateShare.errors : vErrors.concat(validateShare.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
    errors++;
  }
  validateRecallTarget.errors = vErrors;
  return errors === 0;
}

export function validateRecommendRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.target === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!(((key0 === "threshold") || (key0 === "target")) || (key0 === "confidence"))){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.threshold !== undefined){
      if(!(validateName(data.threshold, {instancePath:instancePath+"/threshold",parentData:data,parentDataProperty:"threshold",rootData}))){
        vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
        errors = vErrors.length;
      }
    }
    if(data.target !== undefined){
      if(!(validateRecommendTarget(data.target, {instancePath:instancePath+"/target",parentData:data,parentDataProperty:"target",rootData}))){
        vErrors = vErrors === null ? validateRecommendTarget.errors : vErrors.concat(validateRecommendTarget.errors);
        errors = vErrors.length;
      }
    }
    if(data.confidence !== undefined){
      if(!(validateConfidence(data.confidence, {instancePath:instancePath+"/confidence",parentData:data,parentDataProperty:"confidence",rootData}))){
        vErrors = vErrors === null ? validateConfidence.errors : vErrors.concat(validateConfidence.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
    errors++;
  }
  validateRecommendRequest.errors = vErrors;
  return errors === 0;
}

export function validateRecommendTarget(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = true;
  const _errs1 = errors;
  if(errors === _errs1){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.precision === undefined) && (missing0 = "precision")){
        const err0 = {};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    else {
      const err1 = {};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  errors = _errs0;
  if(vErrors !== null){
    if(_errs0){
      vErrors.length = _errs0;
    }
    else {
      vErrors = null;
    }
  }
  let ifClause0;
  if(_valid0){
    const _errs3 = errors;
    if(!(validatePrecisionTarget(data, {instancePath,parentData,parentDataProperty,rootData}))){
      vErrors = vErrors === null ? validatePrecisionTarget.errors : vErrors.concat(validatePrecisionTarget.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs3 === errors;
    valid0 = _valid0;
    ifClause0 = "then";
  }
  else {
    const _errs4 = errors;
    const _errs5 = errors;
    let valid1 = true;
    const _errs6 = errors;
    if(errors === _errs6){
      if(data && typeof data == "object" && !Array.isArray(data)){
        let missing1;
        if((data.recall === undefined) && (missing1 = "recall")){
          const err2 = {};
          if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
          errors++;
        }
      }
      else {
        const err3 = {};
        if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
        errors++;
      }
    }
    var _valid1 = _errs6 === errors;
    errors = _errs5;
    if(vErrors !== null){
      if(_errs5){
        vErrors.length = _errs5;
      }
      else {
        vErrors = null;
      }
    }
    let ifClause1;
    if(_valid1){
      const _errs8 = errors;
      if(!(validateRecallTarget(data, {instancePath,parentData,parentDataProperty,rootData}))){
        vErrors = vErrors === null ? validateRecallTarget.errors : vErrors.concat(validateRecallTarget.errors);
        errors = vErrors.length;
      }
      var _valid1 = _errs8 === errors;
      valid1 = _valid1;
      ifClause1 = "then";
    }
    else {
      const _errs9 = errors;
      const _errs10 = errors;
      let valid2 = true;
      const _errs11 = errors;
      if(errors === _errs11){
        if(data && typeof data == "object" && !Array.isArray(data)){
          let missing2;
          if((data.cost === undefined) && (missing2 = "cost")){
            const err4 = {};
            if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
            errors++;
          }
        }
        else {
          const err5 = {};
          if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
          errors++;
        }
      }
      var _valid2 = _errs11 === errors;
      errors = _errs10;
      if(vErrors !== null){
        if(_errs10){
          vErrors.length = _errs10;
        }
        else {
          vErrors = null;
        }
      }
      let ifClause2;
      if(_valid2){
        const _errs13 = errors;
        if(!(validateCostTarget(data, {instancePath,parentData,parentDataProperty,rootData}))){
          vErrors = vErrors === null ? validateCostTarget.errors : vErrors.concat(validateCostTarget.errors);
          errors = vErrors.length;
        }
        var _valid2 = _errs13 === errors;
        valid2 = _valid2;
        ifClause2 = "then";
      }
      else {
        const _errs14 = errors;
        const _errs15 = errors;
        let valid3 = true;
        const _errs16 = errors;
        if(errors === _errs16){
          if(data && typeof data == "object" && !Array.isArray(data)){
            let missing3;
            if((data.review === undefined) && (missing3 = "review")){
              const err6 = {};
              if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
              errors++;
            }
          }
          else {
            const err7 = {};
            if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
            errors++;
          }
        }
        var _valid3 = _errs16 === errors;
        errors = _errs15;
        if(vErrors !== null){
          if(_errs15){
            vErrors.length = _errs15;
          }
          else {
            vErrors = null;
          }
        }
        let ifClause3;
        if(_valid3){
          const _errs18 = errors;
          if(!(validateReviewTarget(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateReviewTarget.errors : vErrors.concat(validateReviewTarget.errors);
            errors = vErrors.length;
          }
          var _valid3 = _errs18 === errors;
          valid3 = _valid3;
          ifClause3 = "then";
        }
        else {
          const _errs19 = errors;
          const _errs20 = errors;
          let valid4 = true;
          const _errs21 = errors;
          if(errors === _errs21){
            if(data && typeof data == "object" && !Array.isArray(data)){
              let missing4;
              if((data.decide === undefined) && (missing4 = "decide")){
                const err8 = {};
                if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
                errors++;
              }
            }
            else {
              const err9 = {};
              if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
              errors++;
            }
          }
          var _valid4 = _errs21 === errors;
          errors = _errs20;
          if(vErrors !== null){
            if(_errs20){
              vErrors.length = _errs20;
            }
            else {
              vErrors = null;
            }
          }
          let ifClause4;
          if(_valid4){
            const _errs23 = errors;
            if(!(validateDecideTarget(data, {instancePath,parentData,parentDataProperty,rootData}))){
              vErrors = vErrors === null ? validateDecideTarget.errors : vErrors.concat(validateDecideTarget.errors);
              errors = vErrors.length;
            }
            var _valid4 = _errs23 === errors;
            valid4 = _valid4;
            ifClause4 = "then";
          }
          else {
            const _errs24 = errors;
            const _errs26 = errors;
            let valid5 = false;
            const _errs27 = errors;
            if(data && typeof data == "object" && !Array.isArray(data)){
              if(data.precision === undefined){
                const err10 = {instancePath,schemaPath:"#/else/else/else/else/else/anyOf/0/required",keyword:"required",params:{missingProperty: "precision"},message:"must have required property '"+"precision"+"'"};
                if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
                errors++;
              }
            }
            var _valid5 = _errs27 === errors;
            valid5 = valid5 || _valid5;
            if(!valid5){
              const _errs28 = errors;
              if(data && typeof data == "object" && !Array.isArray(data)){
                if(data.recall === undefined){
                  const err11 = {instancePath,schemaPath:"#/else/else/else/else/else/anyOf/1/required",keyword:"required",params:{missingProperty: "recall"},message:"must have required property '"+"recall"+"'"};
                  if(vErrors === null) vErrors = [err11]; else vErrors.push(err11);
                  errors++;
                }
              }
              var _valid5 = _errs28 === errors;
              valid5 = valid5 || _valid5;
              if(!valid5){
                const _errs29 = errors;
                if(data && typeof data == "object" && !Array.isArray(data)){
                  if(data.cost === undefined){
                    const err12 = {instancePath,schemaPath:"#/else/else/else/else/else/anyOf/2/required",keyword:"required",params:{missingProperty: "cost"},message:"must have required property '"+"cost"+"'"};
                    if(vErrors === null) vErrors = [err12]; else vErrors.push(err12);
                    errors++;
                  }
                }
                var _valid5 = _errs29 === errors;
                valid5 = valid5 || _valid5;
                if(!valid5){
                  const _errs30 = errors;
                  if(data && typeof data == "object" && !Array.isArray(data)){
                    if(data.review === undefined){
                      const err13 = {instancePath,schemaPath:"#/else/else/else/else/else/anyOf/3/required",keyword:"required",params:{missingProperty: "review"},message:"must have required property '"+"review"+"'"};
                      if(vErrors === null) vErrors = [err13]; else vErrors.push(err13);
                      errors++;
                    }
                  }
                  var _valid5 = _errs30 === errors;
                  valid5 = valid5 || _valid5;
                  if(!valid5){
                    const _errs31 = errors;
                    if(data && typeof data == "object" && !Array.isArray(data)){
                      if(data.decide === undefined){
                        const err14 = {instancePath,schemaPath:"#/else/else/else/else/else/anyOf/4/required",keyword:"required",params:{missingProperty: "decide"},message:"must have required property '"+"decide"+"'"};
                        if(vErrors === null) vErrors = [err14]; else vErrors.push(err14);
                        errors++;
                      }
                    }
                    var _valid5 = _errs31 === errors;
                    valid5 = valid5 || _valid5;
                  }
                }
              }
            }
            if(!valid5){
              const err15 = {instancePath,schemaPath:"#/else/else/else/else/else/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
              if(vErrors === null) vErrors = [err15]; else vErrors.push(err15);
              errors++;
            }
            else {
              errors = _errs26;
              if(vErrors !== null){
                if(_errs26){
                  vErrors.length = _errs26;
                }
                else {
                  vErrors = null;
                }
              }
            }
            if(data && typeof data == "object" && !Array.isArray(data)){
              const before0=errors;
              for(const key0 in data){
                if(errors-before0>=20) break;
                if(!(((((key0 === "precision") || (key0 === "recall")) || (key0 === "cost")) || (key0 === "review")) || (key0 === "decide"))){
                  const err16 = {instancePath,schemaPath:"#/else/else/else/else/else/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
                  if(vErrors === null) vErrors = [err16]; else vErrors.push(err16);
                  errors++;
                }
              }
            }
            else {
              const err17 = {instancePath,schemaPath:"#/else/else/else/else/else/type",keyword:"type",params:{type: "object"},message:"must be object"};
              if(vErrors === null) vErrors = [err17]; else vErrors.push(err17);
              errors++;
            }
            var _valid4 = _errs24 === errors;
            valid4 = _valid4;
            ifClause4 = "else";
          }
          if(!valid4){
            const err18 = {instancePath,schemaPath:"#/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause4},message:"must match \""+ifClause4+"\" schema"};
            if(vErrors === null) vErrors = [err18]; else vErrors.push(err18);
            errors++;
          }
          var _valid3 = _errs19 === errors;
          valid3 = _valid3;
          ifClause3 = "else";
        }
        if(!valid3){
          const err19 = {instancePath,schemaPath:"#/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause3},message:"must match \""+ifClause3+"\" schema"};
          if(vErrors === null) vErrors = [err19]; else vErrors.push(err19);
          errors++;
        }
        var _valid2 = _errs14 === errors;
        valid2 = _valid2;
        ifClause2 = "else";
      }
      if(!valid2){
        const err20 = {instancePath,schemaPath:"#/else/else/if",keyword:"if",params:{failingKeyword: ifClause2},message:"must match \""+ifClause2+"\" schema"};
        if(vErrors === null) vErrors = [err20]; else vErrors.push(err20);
        errors++;
      }
      var _valid1 = _errs9 === errors;
      valid1 = _valid1;
      ifClause1 = "else";
    }
    if(!valid1){
      const err21 = {instancePath,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
      if(vErrors === null) vErrors = [err21]; else vErrors.push(err21);
      errors++;
    }
    var _valid0 = _errs4 === errors;
    valid0 = _valid0;
    ifClause0 = "else";
  }
  if(!valid0){
    const err22 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
    if(vErrors === null) vErrors = [err22]; else vErrors.push(err22);
    errors++;
  }
  validateRecommendTarget.errors = vErrors;
  return errors === 0;
}

export function validateReviewTarget(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.review === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "review"},message:"must have required property '"+"review"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!(key0 === "review")){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.review !== undefined){
      if(!(validateShare(data.review, {instancePath:instancePath+"/review",parentData:data,parentDataProperty:"review",rootData}))){
        vErrors = vErrors === null ? validateShare.errors : vErrors.concat(validateShare.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
    errors++;
  }
  validateReviewTarget.errors = vErrors;
  return errors === 0;
}

export function validateShare(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((typeof data == "number") && (isFinite(data))){
    if(data > 1 || isNaN(data)){
      const err0 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(data < 0 || isNaN(data)){
      const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"};
    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
    errors++;
  }
  validateShare.errors = vErrors;
  return errors === 0;
}

export function getPath(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ns === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ns"},message:"must have required property '"+"ns"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(data.name === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!((key0 === "ns") || (key0 === "name"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
    }
    if(data.ns !== undefined){
      if(!(validateNamespaceOrTemplate(data.ns, {instancePath:instancePath+"/ns",parentData:data,parentDataProperty:"ns",rootData}))){
        vErrors = vErrors === null ? validateNamespaceOrTemplate.errors : vErrors.concat(validateNamespaceOrTemplate.errors);
        errors = vErrors.length;
      }
    }
    if(data.name !== undefined){
      if(!(validateName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
        vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
    errors++;
  }
  getPath.errors = vErrors;
  return errors === 0;
}

export function getQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
  }
  else {
    const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
    errors++;
  }
  getQuery.errors = vErrors;
  return errors === 0;
}

export function getHeaders(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(data && typeof data == "object" && !Array.isArray(data))){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
  }
  getHeaders.errors = vErrors;
  return errors === 0;
}

export const recommendPath = getPath;
export const recommendQuery = getQuery;
export const recommendHeaders = getHeaders;
export const recommendBody = validateRecommendRequest;
