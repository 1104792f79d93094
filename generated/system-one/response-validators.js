// Generated from spec/ by `npm run generate`. Do not edit.
import { validateJsonObject } from "../common/response-validators.js";
import { formats } from "../validators-runtime.js";

const schema0 = {"type":"object","properties":{"type":{"type":"string","enum":["choice"]},"choice":{"type":"string"},"confidence":{"type":"number"},"probabilities":{"type":"object","additionalProperties":{"type":"number"}}},"required":["type","choice","confidence","probabilities"]};
const schema1 = {"type":"object","properties":{"type":{"type":"string","enum":["noul"]},"noul":{"type":"number","minimum":0,"maximum":1}},"required":["type","noul"]};
const schema2 = {"type":"object","properties":{"type":{"type":"string","enum":["score"]},"score":{"type":"number","minimum":0},"confidence":{"type":"number"},"legend":{"type":"object","additionalProperties":{"$ref":"SystemOneText"}},"probabilities":{"type":"object","additionalProperties":{"type":"number"}}},"required":["type","score","confidence","legend","probabilities"]};
const formats0 = formats.int64;

export function validateSystemOneAnswer(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if(!(validateSystemOneNoulAnswer(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateSystemOneNoulAnswer.errors : vErrors.concat(validateSystemOneNoulAnswer.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if(!valid0){
    const _errs2 = errors;
    if(!(validateSystemOneChoiceAnswer(data, {instancePath,parentData,parentDataProperty,rootData}))){
      vErrors = vErrors === null ? validateSystemOneChoiceAnswer.errors : vErrors.concat(validateSystemOneChoiceAnswer.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
    if(!valid0){
      const _errs3 = errors;
      if(!(validateSystemOneScoreAnswer(data, {instancePath,parentData,parentDataProperty,rootData}))){
        vErrors = vErrors === null ? validateSystemOneScoreAnswer.errors : vErrors.concat(validateSystemOneScoreAnswer.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs3 === errors;
      valid0 = valid0 || _valid0;
    }
  }
  if(!valid0){
    const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
    validateSystemOneAnswer.errors = vErrors;
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
  validateSystemOneAnswer.errors = vErrors;
  return errors === 0;
}

export function validateSystemOneChoiceAnswer(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.type === undefined) && (missing0 = "type")) || ((data.choice === undefined) && (missing0 = "choice"))) || ((data.confidence === undefined) && (missing0 = "confidence"))) || ((data.probabilities === undefined) && (missing0 = "probabilities"))){
        validateSystemOneChoiceAnswer.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.type !== undefined){
          let data0 = data.type;
          const _errs1 = errors;
          if(typeof data0 !== "string"){
            validateSystemOneChoiceAnswer.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          if(!(data0 === "choice")){
            validateSystemOneChoiceAnswer.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema0.properties.type.enum},message:"must be equal to one of the allowed values"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.choice !== undefined){
            const _errs3 = errors;
            if(typeof data.choice !== "string"){
              validateSystemOneChoiceAnswer.errors = [{instancePath:instancePath+"/choice",schemaPath:"#/properties/choice/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.confidence !== undefined){
              let data2 = data.confidence;
              const _errs5 = errors;
              if(!((typeof data2 == "number") && (isFinite(data2)))){
                validateSystemOneChoiceAnswer.errors = [{instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                return false;
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.probabilities !== undefined){
                let data3 = data.probabilities;
                const _errs7 = errors;
                if(errors === _errs7){
                  if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
                    for(const key0 in data3){
                      let data4 = data3[key0];
                      const _errs10 = errors;
                      if(!((typeof data4 == "number") && (isFinite(data4)))){
                        validateSystemOneChoiceAnswer.errors = [{instancePath:instancePath+"/probabilities/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/probabilities/additionalProperties/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                        return false;
                      }
                      var valid1 = _errs10 === errors;
                      if(!valid1){
                        break;
                      }
                    }
                  }
                  else {
                    validateSystemOneChoiceAnswer.errors = [{instancePath:instancePath+"/probabilities",schemaPath:"#/properties/probabilities/type",keyword:"type",params:{type: "object"},message:"must be object"}];
                    return false;
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
      validateSystemOneChoiceAnswer.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateSystemOneChoiceAnswer.errors = vErrors;
  return errors === 0;
}

export function validateSystemOneNoulAnswer(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.type === undefined) && (missing0 = "type")) || ((data.noul === undefined) && (missing0 = "noul"))){
        validateSystemOneNoulAnswer.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.type !== undefined){
          let data0 = data.type;
          const _errs1 = errors;
          if(typeof data0 !== "string"){
            validateSystemOneNoulAnswer.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          if(!(data0 === "noul")){
            validateSystemOneNoulAnswer.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema1.properties.type.enum},message:"must be equal to one of the allowed values"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.noul !== undefined){
            let data1 = data.noul;
            const _errs3 = errors;
            if(errors === _errs3){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 > 1 || isNaN(data1)){
                  validateSystemOneNoulAnswer.errors = [{instancePath:instancePath+"/noul",schemaPath:"#/properties/noul/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
                  return false;
                }
                else {
                  if(data1 < 0 || isNaN(data1)){
                    validateSystemOneNoulAnswer.errors = [{instancePath:instancePath+"/noul",schemaPath:"#/properties/noul/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                    return false;
                  }
                }
              }
              else {
                validateSystemOneNoulAnswer.errors = [{instancePath:instancePath+"/noul",schemaPath:"#/properties/noul/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                return false;
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
    else {
      validateSystemOneNoulAnswer.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateSystemOneNoulAnswer.errors = vErrors;
  return errors === 0;
}

export function validateSystemOneResult(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.model === undefined) && (missing0 = "model")) || ((data.answers === undefined) && (missing0 = "answers"))) || ((data.usage === undefined) && (missing0 = "usage"))){
        validateSystemOneResult.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.model !== undefined){
          const _errs1 = errors;
          if(typeof data.model !== "string"){
            validateSystemOneResult.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.answers !== undefined){
            let data1 = data.answers;
            const _errs3 = errors;
            if(errors === _errs3){
              if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
                for(const key0 in data1){
                  const _errs6 = errors;
                  if(!(validateSystemOneAnswer(data1[key0], {instancePath:instancePath+"/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key0,rootData}))){
                    vErrors = vErrors === null ? validateSystemOneAnswer.errors : vErrors.concat(validateSystemOneAnswer.errors);
                    errors = vErrors.length;
                  }
                  var valid1 = _errs6 === errors;
                  if(!valid1){
                    break;
                  }
                }
              }
              else {
                validateSystemOneResult.errors = [{instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/type",keyword:"type",params:{type: "object"},message:"must be object"}];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.usage !== undefined){
              const _errs7 = errors;
              if(!(validateSystemOneUsage(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData}))){
                vErrors = vErrors === null ? validateSystemOneUsage.errors : vErrors.concat(validateSystemOneUsage.errors);
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
      validateSystemOneResult.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateSystemOneResult.errors = vErrors;
  return errors === 0;
}

export function validateSystemOneScoreAnswer(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((data.type === undefined) && (missing0 = "type")) || ((data.score === undefined) && (missing0 = "score"))) || ((data.confidence === undefined) && (missing0 = "confidence"))) || ((data.legend === undefined) && (missing0 = "legend"))) || ((data.probabilities === undefined) && (missing0 = "probabilities"))){
        validateSystemOneScoreAnswer.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.type !== undefined){
          let data0 = data.type;
          const _errs1 = errors;
          if(typeof data0 !== "string"){
            validateSystemOneScoreAnswer.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          if(!(data0 === "score")){
            validateSystemOneScoreAnswer.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema2.properties.type.enum},message:"must be equal to one of the allowed values"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.score !== undefined){
            let data1 = data.score;
            const _errs3 = errors;
            if(errors === _errs3){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 < 0 || isNaN(data1)){
                  validateSystemOneScoreAnswer.errors = [{instancePath:instancePath+"/score",schemaPath:"#/properties/score/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                  return false;
                }
              }
              else {
                validateSystemOneScoreAnswer.errors = [{instancePath:instancePath+"/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.confidence !== undefined){
              let data2 = data.confidence;
              const _errs5 = errors;
              if(!((typeof data2 == "number") && (isFinite(data2)))){
                validateSystemOneScoreAnswer.errors = [{instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                return false;
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.legend !== undefined){
                let data3 = data.legend;
                const _errs7 = errors;
                if(errors === _errs7){
                  if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
                    for(const key0 in data3){
                      const _errs10 = errors;
                      if(!(validateSystemOneText(data3[key0], {instancePath:instancePath+"/legend/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key0,rootData}))){
                        vErrors = vErrors === null ? validateSystemOneText.errors : vErrors.concat(validateSystemOneText.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs10 === errors;
                      if(!valid1){
                        break;
                      }
                    }
                  }
                  else {
                    validateSystemOneScoreAnswer.errors = [{instancePath:instancePath+"/legend",schemaPath:"#/properties/legend/type",keyword:"type",params:{type: "object"},message:"must be object"}];
                    return false;
                  }
                }
                var valid0 = _errs7 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.probabilities !== undefined){
                  let data5 = data.probabilities;
                  const _errs11 = errors;
                  if(errors === _errs11){
                    if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
                      for(const key1 in data5){
                        let data6 = data5[key1];
                        const _errs14 = errors;
                        if(!((typeof data6 == "number") && (isFinite(data6)))){
                          validateSystemOneScoreAnswer.errors = [{instancePath:instancePath+"/probabilities/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/probabilities/additionalProperties/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                          return false;
                        }
                        var valid2 = _errs14 === errors;
                        if(!valid2){
                          break;
                        }
                      }
                    }
                    else {
                      validateSystemOneScoreAnswer.errors = [{instancePath:instancePath+"/probabilities",schemaPath:"#/properties/probabilities/type",keyword:"type",params:{type: "object"},message:"must be object"}];
                      return false;
                    }
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
    else {
      validateSystemOneScoreAnswer.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateSystemOneScoreAnswer.errors = vErrors;
  return errors === 0;
}

export function validateSystemOneText(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(!(validateJsonObject(data, {instancePath,parentData,parentDataProperty,rootData}))){
      vErrors = vErrors === null ? validateJsonObject.errors : vErrors.concat(validateJsonObject.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
    if(!valid0){
      const _errs4 = errors;
      if(errors === _errs4){
        if(!(Array.isArray(data))){
          const err1 = {instancePath,schemaPath:"#/anyOf/2/type",keyword:"type",params:{type: "array"},message:"must be array"};
          if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
          errors++;
        }
      }
      var _valid0 = _errs4 === errors;
      valid0 = valid0 || _valid0;
      if(!valid0){
        const _errs6 = errors;
        if(data !== null){
          const err2 = {instancePath,schemaPath:"#/anyOf/3/type",keyword:"type",params:{type: "null"},message:"must be null"};
          if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
          errors++;
        }
        var _valid0 = _errs6 === errors;
        valid0 = valid0 || _valid0;
      }
    }
  }
  if(!valid0){
    const err3 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
    errors++;
    validateSystemOneText.errors = vErrors;
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
  validateSystemOneText.errors = vErrors;
  return errors === 0;
}

export function validateSystemOneUsage(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.input_tokens === undefined) && (missing0 = "input_tokens")) || ((data.output_tokens === undefined) && (missing0 = "output_tokens"))){
        validateSystemOneUsage.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.input_tokens !== undefined){
          let data0 = data.input_tokens;
          const _errs1 = errors;
          if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
            validateSystemOneUsage.errors = [{instancePath:instancePath+"/input_tokens",schemaPath:"#/properties/input_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
            return false;
          }
          if(errors === _errs1){
            if((typeof data0 == "number") && (isFinite(data0))){
              if(data0 < 0 || isNaN(data0)){
                validateSystemOneUsage.errors = [{instancePath:instancePath+"/input_tokens",schemaPath:"#/properties/input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                return false;
              }
              else {
                if(!(formats0.validate(data0))){
                  validateSystemOneUsage.errors = [{instancePath:instancePath+"/input_tokens",schemaPath:"#/properties/input_tokens/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
          if(data.output_tokens !== undefined){
            let data1 = data.output_tokens;
            const _errs3 = errors;
            if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
              validateSystemOneUsage.errors = [{instancePath:instancePath+"/output_tokens",schemaPath:"#/properties/output_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
              return false;
            }
            if(errors === _errs3){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 < 0 || isNaN(data1)){
                  validateSystemOneUsage.errors = [{instancePath:instancePath+"/output_tokens",schemaPath:"#/properties/output_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                  return false;
                }
                else {
                  if(!(formats0.validate(data1))){
                    validateSystemOneUsage.errors = [{instancePath:instancePath+"/output_tokens",schemaPath:"#/properties/output_tokens/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
        }
      }
    }
    else {
      validateSystemOneUsage.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateSystemOneUsage.errors = vErrors;
  return errors === 0;
}

export const answer200 = validateSystemOneResult;
