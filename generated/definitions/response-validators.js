// Generated from spec/ by `npm run generate`. Do not edit.
import { createRequire } from "node:module";
import { validateJudgmentType } from "../answers/response-validators.js";
import { validateAttributeMatch, validateAttributePath, validateDurationOrZero, validateEngineName, validateName } from "../common/response-validators.js";
import { validateContextRecipe } from "../context/response-validators.js";
import { validateThresholds } from "../thresholds/response-validators.js";

const require = createRequire(import.meta.url);
const func0 = require("ajv/dist/runtime/ucs2length").default;

export function validateBoolCriteria(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.true !== undefined){
        const _errs1 = errors;
        if(!(validateInstructionText(data.true, {instancePath:instancePath+"/true",parentData:data,parentDataProperty:"true",rootData}))){
          vErrors = vErrors === null ? validateInstructionText.errors : vErrors.concat(validateInstructionText.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      }
      else {
        var valid0 = true;
      }
      if(valid0){
        if(data.false !== undefined){
          const _errs2 = errors;
          if(!(validateInstructionText(data.false, {instancePath:instancePath+"/false",parentData:data,parentDataProperty:"false",rootData}))){
            vErrors = vErrors === null ? validateInstructionText.errors : vErrors.concat(validateInstructionText.errors);
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
      validateBoolCriteria.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateBoolCriteria.errors = vErrors;
  return errors === 0;
}

export function validateChoiceOption(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.value === undefined) && (missing0 = "value")){
        validateChoiceOption.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.value !== undefined){
          let data0 = data.value;
          const _errs1 = errors;
          if(errors === _errs1){
            if(typeof data0 === "string"){
              if(func0(data0) > 256){
                validateChoiceOption.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
                return false;
              }
              else {
                if(func0(data0) < 1){
                  validateChoiceOption.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
                  return false;
                }
              }
            }
            else {
              validateChoiceOption.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.description !== undefined){
            const _errs3 = errors;
            if(!(validateInstructionText(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
              vErrors = vErrors === null ? validateInstructionText.errors : vErrors.concat(validateInstructionText.errors);
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
    else {
      validateChoiceOption.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateChoiceOption.errors = vErrors;
  return errors === 0;
}

export function validateChoiceOptions(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(Array.isArray(data)){
      if(data.length > 254){
        validateChoiceOptions.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 254},message:"must NOT have more than 254 items"}];
        return false;
      }
      else {
        if(data.length < 1){
          validateChoiceOptions.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
          return false;
        }
        else {
          var valid0 = true;
          const len0 = data.length;
          for(let i0=0; i0<len0; i0++){
            const _errs1 = errors;
            if(!(validateChoiceOption(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
              vErrors = vErrors === null ? validateChoiceOption.errors : vErrors.concat(validateChoiceOption.errors);
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
      validateChoiceOptions.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
      return false;
    }
  }
  validateChoiceOptions.errors = vErrors;
  return errors === 0;
}

export function validateCriteria(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if(!(validateInstructionText(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateInstructionText.errors : vErrors.concat(validateInstructionText.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if(!valid0){
    const _errs2 = errors;
    if(!(validateBoolCriteria(data, {instancePath,parentData,parentDataProperty,rootData}))){
      vErrors = vErrors === null ? validateBoolCriteria.errors : vErrors.concat(validateBoolCriteria.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
    if(!valid0){
      const _errs3 = errors;
      if(!(validateLevelCriteria(data, {instancePath,parentData,parentDataProperty,rootData}))){
        vErrors = vErrors === null ? validateLevelCriteria.errors : vErrors.concat(validateLevelCriteria.errors);
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
    validateCriteria.errors = vErrors;
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
  validateCriteria.errors = vErrors;
  return errors === 0;
}

export function validateEngineSelection(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.name === undefined) && (missing0 = "name")){
        validateEngineSelection.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
            if(errors === _errs2){
              if(typeof data1 === "string"){
                if(func0(data1) > 128){
                  validateEngineSelection.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
                  return false;
                }
                else {
                  if(func0(data1) < 1){
                    validateEngineSelection.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
                    return false;
                  }
                }
              }
              else {
                validateEngineSelection.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.both_orders !== undefined){
              const _errs4 = errors;
              if(typeof data.both_orders !== "boolean"){
                validateEngineSelection.errors = [{instancePath:instancePath+"/both_orders",schemaPath:"#/properties/both_orders/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                return false;
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
      validateEngineSelection.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateEngineSelection.errors = vErrors;
  return errors === 0;
}

export function validateInstructionText(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 4000){
        validateInstructionText.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"}];
        return false;
      }
      else {
        if(func0(data) < 1){
          validateInstructionText.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
          return false;
        }
      }
    }
    else {
      validateInstructionText.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validateInstructionText.errors = vErrors;
  return errors === 0;
}

export function validateJudgmentDefinition(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((data.name === undefined) && (missing0 = "name")) || ((data.question === undefined) && (missing0 = "question"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.engine === undefined) && (missing0 = "engine"))) || ((data.horizon === undefined) && (missing0 = "horizon"))){
        validateJudgmentDefinition.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
          if(data.question !== undefined){
            const _errs2 = errors;
            if(!(validateInstructionText(data.question, {instancePath:instancePath+"/question",parentData:data,parentDataProperty:"question",rootData}))){
              vErrors = vErrors === null ? validateInstructionText.errors : vErrors.concat(validateInstructionText.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.type !== undefined){
              const _errs3 = errors;
              if(!(validateJudgmentType(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
                vErrors = vErrors === null ? validateJudgmentType.errors : vErrors.concat(validateJudgmentType.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.criteria !== undefined){
                const _errs4 = errors;
                if(!(validateCriteria(data.criteria, {instancePath:instancePath+"/criteria",parentData:data,parentDataProperty:"criteria",rootData}))){
                  vErrors = vErrors === null ? validateCriteria.errors : vErrors.concat(validateCriteria.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.options !== undefined){
                  const _errs5 = errors;
                  if(!(validateOptions(data.options, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData}))){
                    vErrors = vErrors === null ? validateOptions.errors : vErrors.concat(validateOptions.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.context !== undefined){
                    const _errs6 = errors;
                    if(!(validateContextRecipe(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData}))){
                      vErrors = vErrors === null ? validateContextRecipe.errors : vErrors.concat(validateContextRecipe.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.applies_to !== undefined){
                      const _errs7 = errors;
                      if(!(validateAttributeMatch(data.applies_to, {instancePath:instancePath+"/applies_to",parentData:data,parentDataProperty:"applies_to",rootData}))){
                        vErrors = vErrors === null ? validateAttributeMatch.errors : vErrors.concat(validateAttributeMatch.errors);
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
                        if(data.parts !== undefined){
                          let data8 = data.parts;
                          const _errs9 = errors;
                          if(errors === _errs9){
                            if(Array.isArray(data8)){
                              if(data8.length > 32){
                                validateJudgmentDefinition.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"}];
                                return false;
                              }
                              else {
                                if(data8.length < 1){
                                  validateJudgmentDefinition.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
                                  return false;
                                }
                                else {
                                  var valid1 = true;
                                  const len0 = data8.length;
                                  for(let i0=0; i0<len0; i0++){
                                    const _errs11 = errors;
                                    if(!(validatePart(data8[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
                                      vErrors = vErrors === null ? validatePart.errors : vErrors.concat(validatePart.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid1 = _errs11 === errors;
                                    if(!valid1){
                                      break;
                                    }
                                  }
                                }
                              }
                            }
                            else {
                              validateJudgmentDefinition.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                              return false;
                            }
                          }
                          var valid0 = _errs9 === errors;
                        }
                        else {
                          var valid0 = true;
                        }
                        if(valid0){
                          if(data.features !== undefined){
                            let data10 = data.features;
                            const _errs12 = errors;
                            if(errors === _errs12){
                              if(Array.isArray(data10)){
                                if(data10.length > 32){
                                  validateJudgmentDefinition.errors = [{instancePath:instancePath+"/features",schemaPath:"#/properties/features/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"}];
                                  return false;
                                }
                                else {
                                  if(data10.length < 1){
                                    validateJudgmentDefinition.errors = [{instancePath:instancePath+"/features",schemaPath:"#/properties/features/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
                                    return false;
                                  }
                                  else {
                                    var valid2 = true;
                                    const len1 = data10.length;
                                    for(let i1=0; i1<len1; i1++){
                                      const _errs14 = errors;
                                      if(!(validateAttributePath(data10[i1], {instancePath:instancePath+"/features/" + i1,parentData:data10,parentDataProperty:i1,rootData}))){
                                        vErrors = vErrors === null ? validateAttributePath.errors : vErrors.concat(validateAttributePath.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid2 = _errs14 === errors;
                                      if(!valid2){
                                        break;
                                      }
                                    }
                                  }
                                }
                              }
                              else {
                                validateJudgmentDefinition.errors = [{instancePath:instancePath+"/features",schemaPath:"#/properties/features/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                                return false;
                              }
                            }
                            var valid0 = _errs12 === errors;
                          }
                          else {
                            var valid0 = true;
                          }
                          if(valid0){
                            if(data.engine !== undefined){
                              const _errs15 = errors;
                              if(!(validateEngineSelection(data.engine, {instancePath:instancePath+"/engine",parentData:data,parentDataProperty:"engine",rootData}))){
                                vErrors = vErrors === null ? validateEngineSelection.errors : vErrors.concat(validateEngineSelection.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs15 === errors;
                            }
                            else {
                              var valid0 = true;
                            }
                            if(valid0){
                              if(data.horizon !== undefined){
                                const _errs16 = errors;
                                if(!(validateDurationOrZero(data.horizon, {instancePath:instancePath+"/horizon",parentData:data,parentDataProperty:"horizon",rootData}))){
                                  vErrors = vErrors === null ? validateDurationOrZero.errors : vErrors.concat(validateDurationOrZero.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs16 === errors;
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
      validateJudgmentDefinition.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateJudgmentDefinition.errors = vErrors;
  return errors === 0;
}

export function validateLevelCriteria(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(Array.isArray(data)){
      if(data.length > 10){
        validateLevelCriteria.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
        return false;
      }
      else {
        if(data.length < 2){
          validateLevelCriteria.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
          return false;
        }
        else {
          var valid0 = true;
          const len0 = data.length;
          for(let i0=0; i0<len0; i0++){
            const _errs1 = errors;
            if(!(validateInstructionText(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
              vErrors = vErrors === null ? validateInstructionText.errors : vErrors.concat(validateInstructionText.errors);
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
      validateLevelCriteria.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
      return false;
    }
  }
  validateLevelCriteria.errors = vErrors;
  return errors === 0;
}

export function validateOptions(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if(!(validateChoiceOptions(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateChoiceOptions.errors : vErrors.concat(validateChoiceOptions.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if(!valid0){
    const _errs2 = errors;
    if(!(validateOptionsFrom(data, {instancePath,parentData,parentDataProperty,rootData}))){
      vErrors = vErrors === null ? validateOptionsFrom.errors : vErrors.concat(validateOptionsFrom.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if(!valid0){
    const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
    validateOptions.errors = vErrors;
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
  validateOptions.errors = vErrors;
  return errors === 0;
}

export function validateOptionsFrom(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.from === undefined) && (missing0 = "from")){
        validateOptionsFrom.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.from !== undefined){
          if(!(validateName(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
            vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    else {
      validateOptionsFrom.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateOptionsFrom.errors = vErrors;
  return errors === 0;
}

export function validatePart(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.name === undefined) && (missing0 = "name")) || ((data.question === undefined) && (missing0 = "question"))){
        validatePart.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
          if(data.question !== undefined){
            const _errs2 = errors;
            if(!(validateInstructionText(data.question, {instancePath:instancePath+"/question",parentData:data,parentDataProperty:"question",rootData}))){
              vErrors = vErrors === null ? validateInstructionText.errors : vErrors.concat(validateInstructionText.errors);
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
      validatePart.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validatePart.errors = vErrors;
  return errors === 0;
}
