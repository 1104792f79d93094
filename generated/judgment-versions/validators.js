// Generated from spec/ by `npm run generate`. Do not edit.
import { validateJudgmentType } from "../answers/validators.js";
import { validateAttributeMatch, validateAttributePath, validateDurationOrZero, validateName, validateVersionNumber } from "../common/validators.js";
import { validateContextRecipeInput } from "../context/validators.js";
import { validateCriteriaInput, validateEngineSelectionInput, validateInstructionText, validateOptionsInput, validatePartInput } from "../definitions/validators.js";
import { validateThresholdsInput } from "../thresholds/validators.js";

const func0 = Object.prototype.hasOwnProperty;
const schema0 = {"type":"object","properties":{"name":{"$ref":"Name"},"question":{"$ref":"InstructionText"},"type":{"$ref":"JudgmentType"},"criteria":{"$ref":"CriteriaInput"},"options":{"$ref":"OptionsInput"},"context":{"$ref":"ContextRecipeInput"},"engine":{"$ref":"EngineSelectionInput"},"horizon":{"$ref":"DurationOrZero","default":"0s"},"applies_to":{"$ref":"AttributeMatch"},"thresholds":{"$ref":"ThresholdsInput"},"parts":{"type":"array","items":{"$ref":"PartInput"},"minItems":1,"maxItems":32},"features":{"type":"array","items":{"$ref":"AttributePath"},"minItems":1,"maxItems":32}},"required":["question","type"],"additionalProperties":false};

export function validateActivateRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.force === undefined){
      data.force = false;
    }
    if(data.version === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!((key0 === "version") || (key0 === "force"))){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.version !== undefined){
      if(!(validateVersionNumber(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
        vErrors = vErrors === null ? validateVersionNumber.errors : vErrors.concat(validateVersionNumber.errors);
        errors = vErrors.length;
      }
    }
    if(typeof data.force !== "boolean"){
      const err2 = {instancePath:instancePath+"/force",schemaPath:"#/properties/force/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
      if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
      errors++;
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
    errors++;
  }
  validateActivateRequest.errors = vErrors;
  return errors === 0;
}

export function validateVersionCreate(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.horizon === undefined){
      data.horizon = "0s";
    }
    if(data.question === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "question"},message:"must have required property '"+"question"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(data.type === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    const before2=errors;
    for(const key0 in data){
      if(errors-before2>=20) break;
      if(!(func0.call(schema0.properties, key0))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
    }
    if(data.name !== undefined){
      if(!(validateName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
        vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
        errors = vErrors.length;
      }
    }
    if(data.question !== undefined){
      if(!(validateInstructionText(data.question, {instancePath:instancePath+"/question",parentData:data,parentDataProperty:"question",rootData}))){
        vErrors = vErrors === null ? validateInstructionText.errors : vErrors.concat(validateInstructionText.errors);
        errors = vErrors.length;
      }
    }
    if(data.type !== undefined){
      if(!(validateJudgmentType(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
        vErrors = vErrors === null ? validateJudgmentType.errors : vErrors.concat(validateJudgmentType.errors);
        errors = vErrors.length;
      }
    }
    if(data.criteria !== undefined){
      if(!(validateCriteriaInput(data.criteria, {instancePath:instancePath+"/criteria",parentData:data,parentDataProperty:"criteria",rootData}))){
        vErrors = vErrors === null ? validateCriteriaInput.errors : vErrors.concat(validateCriteriaInput.errors);
        errors = vErrors.length;
      }
    }
    if(data.options !== undefined){
      if(!(validateOptionsInput(data.options, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData}))){
        vErrors = vErrors === null ? validateOptionsInput.errors : vErrors.concat(validateOptionsInput.errors);
        errors = vErrors.length;
      }
    }
    if(data.context !== undefined){
      if(!(validateContextRecipeInput(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData}))){
        vErrors = vErrors === null ? validateContextRecipeInput.errors : vErrors.concat(validateContextRecipeInput.errors);
        errors = vErrors.length;
      }
    }
    if(data.engine !== undefined){
      if(!(validateEngineSelectionInput(data.engine, {instancePath:instancePath+"/engine",parentData:data,parentDataProperty:"engine",rootData}))){
        vErrors = vErrors === null ? validateEngineSelectionInput.errors : vErrors.concat(validateEngineSelectionInput.errors);
        errors = vErrors.length;
      }
    }
    if(!(validateDurationOrZero(data.horizon, {instancePath:instancePath+"/horizon",parentData:data,parentDataProperty:"horizon",rootData}))){
      vErrors = vErrors === null ? validateDurationOrZero.errors : vErrors.concat(validateDurationOrZero.errors);
      errors = vErrors.length;
    }
    if(data.applies_to !== undefined){
      if(!(validateAttributeMatch(data.applies_to, {instancePath:instancePath+"/applies_to",parentData:data,parentDataProperty:"applies_to",rootData}))){
        vErrors = vErrors === null ? validateAttributeMatch.errors : vErrors.concat(validateAttributeMatch.errors);
        errors = vErrors.length;
      }
    }
    if(data.thresholds !== undefined){
      if(!(validateThresholdsInput(data.thresholds, {instancePath:instancePath+"/thresholds",parentData:data,parentDataProperty:"thresholds",rootData}))){
        vErrors = vErrors === null ? validateThresholdsInput.errors : vErrors.concat(validateThresholdsInput.errors);
        errors = vErrors.length;
      }
    }
    if(data.parts !== undefined){
      let data10 = data.parts;
      if(Array.isArray(data10)){
        if(data10.length > 32){
          const err3 = {instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"};
          if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
          errors++;
        }
        if(data10.length < 1){
          const err4 = {instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
          if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
          errors++;
        }
        const len0 = data10.length;
        for(let i0=0, before0=errors; i0<len0 && errors-before0<20; i0++){
          if(!(validatePartInput(data10[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data10,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validatePartInput.errors : vErrors.concat(validatePartInput.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err5 = {instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
        errors++;
      }
    }
    if(data.features !== undefined){
      let data12 = data.features;
      if(Array.isArray(data12)){
        if(data12.length > 32){
          const err6 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"};
          if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
          errors++;
        }
        if(data12.length < 1){
          const err7 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
          if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
          errors++;
        }
        const len1 = data12.length;
        for(let i1=0, before1=errors; i1<len1 && errors-before1<20; i1++){
          if(!(validateAttributePath(data12[i1], {instancePath:instancePath+"/features/" + i1,parentData:data12,parentDataProperty:i1,rootData}))){
            vErrors = vErrors === null ? validateAttributePath.errors : vErrors.concat(validateAttributePath.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err8 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
  validateVersionCreate.errors = vErrors;
  return errors === 0;
}
