// Generated from spec/ by `npm run generate`. Do not edit.
import { validateShare } from "../calibration/validators.js";
import { validateAggregateName, validateAttributeMatch, validateAttributePath, validateBandsInput, validateCursor, validateDocumentId, validateDuration, validateDurationOrZero, validateEngineName, validateGivenTimestamp, validateName, validateNamespaceName, validateNamespaceOrTemplate, validateVersionNumber } from "../common/validators.js";
import { validateFilter } from "../queries/validators.js";
import { formats, ucs2length } from "../validators-runtime.js";

const pattern0 = new RegExp("^[A-Za-z0-9_.-]{1,320}$", "u");
const schema0 = {"type":"string","enum":["document","namespace","organization"]};
const schema1 = {"if":{"type":["object"]},"then":{"$ref":"AttributeMatch"},"else":{"if":{"type":["array"]},"then":{"$ref":"Filter"},"else":{"type":["object","array"]}}};
const func0 = ucs2length;
const pattern1 = new RegExp("^(attributes|state)(\\.[^.]+)*$", "u");
const formats0 = formats.int32;
const schema2 = {"if":{"type":["string"]},"then":{"$ref":"InstructionText"},"else":{"if":{"type":["object"]},"then":{"$ref":"BoolCriteriaInput"},"else":{"if":{"type":["array"]},"then":{"$ref":"LevelCriteria"},"else":{"type":["string","object","array"]}}}};
const schema3 = {"type":"object","properties":{"scope":{"if":{"type":["object"]},"then":{"$ref":"FanoutScopeChanges"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["object","null"]}}},"debounce_ms":{"if":{"type":["number"]},"then":{"$ref":"Milliseconds"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["integer","null"]}}},"max_wait_ms":{"if":{"type":["number"]},"then":{"$ref":"Milliseconds"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["integer","null"]}}}},"additionalProperties":false};
const schema4 = {"type":"object","properties":{"created_within":{"if":{"type":["string"]},"then":{"$ref":"Duration"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["string","null"]}}},"where":{"if":{"type":["object"]},"then":{"$ref":"AttributeMatch"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["object","null"]}}}},"additionalProperties":false};
const schema5 = {"type":"object","properties":{"policy":{"if":{"type":["string"]},"then":{"$ref":"FreshnessPolicy"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["string","null"]}}},"debounce_ms":{"if":{"type":["number"]},"then":{"$ref":"Milliseconds"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["integer","null"]}}},"interval":{"if":{"type":["string"]},"then":{"$ref":"Duration"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["string","null"]}}},"max_wait_ms":{"if":{"type":["number"]},"then":{"$ref":"Milliseconds"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["integer","null"]}}},"fanout":{"if":{"type":["object"]},"then":{"$ref":"FanoutChanges"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["object","null"]}}}},"additionalProperties":false};
const schema6 = {"type":"string","enum":["on_write","on_read","periodic","manual"]};
const pattern2 = new RegExp("^(id|attributes\\.[A-Za-z0-9_-]+)$", "u");
const func1 = Object.prototype.hasOwnProperty;
const schema7 = {"type":"object","properties":{"name":{"$ref":"Name"},"question":{"$ref":"InstructionText"},"type":{"$ref":"JudgmentType"},"criteria":{"$ref":"CriteriaInput"},"options":{"$ref":"OptionsInput"},"context":{"$ref":"ContextRecipeInput"},"engine":{"$ref":"EngineSelectionInput"},"horizon":{"$ref":"DurationOrZero","default":"0s"},"reuse":{"$ref":"AnswerReuse"},"applies_to":{"$ref":"AttributeMatch"},"thresholds":{"$ref":"ThresholdsInput"},"parts":{"type":"array","items":{"$ref":"PartInput"},"minItems":1,"maxItems":32},"features":{"type":"array","items":{"$ref":"AttributePath"},"minItems":1,"maxItems":32},"freshness":{"$ref":"FreshnessSettings"}},"required":["name","question","type"],"additionalProperties":false};
const schema8 = {"type":"string","enum":["bool","choice","score"]};
const schema9 = {"type":"object","properties":{"thresholds":{"if":{"type":["object"]},"then":{"$ref":"ThresholdChanges"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["object","null"]}}},"freshness":{"if":{"type":["object"]},"then":{"$ref":"FreshnessChanges"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["object","null"]}}}},"additionalProperties":false};
const schema10 = {"if":{"type":["array"]},"then":{"$ref":"ChoiceOptionsInput"},"else":{"if":{"type":["object"]},"then":{"$ref":"OptionsFromInput"},"else":{"type":["array","object"]}}};
const schema11 = {"type":"string","enum":["last_answer","created"]};
const schema12 = {"if":{"type":["number"]},"then":{"$ref":"ThresholdNumber"},"else":{"if":{"type":["object"]},"then":{"$ref":"ChoiceThresholdInput"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["number","object","null"]}}}};
const pattern3 = new RegExp("^[A-Za-z0-9_-]{1,128}$", "u");
const schema13 = {"if":{"type":["number"]},"then":{"$ref":"ThresholdNumber"},"else":{"if":{"type":["object"]},"then":{"$ref":"ChoiceThresholdInput"},"else":{"type":["number","object"]}}};
const schema14 = {"type":"object","properties":{"name":{"$ref":"Name"},"question":{"$ref":"InstructionText"},"type":{"$ref":"JudgmentType"},"criteria":{"$ref":"CriteriaInput"},"options":{"$ref":"OptionsInput"},"context":{"$ref":"ContextRecipeInput"},"engine":{"$ref":"EngineSelectionInput"},"horizon":{"$ref":"DurationOrZero","default":"0s"},"reuse":{"$ref":"AnswerReuse"},"applies_to":{"$ref":"AttributeMatch"},"thresholds":{"$ref":"ThresholdsInput"},"parts":{"type":"array","items":{"$ref":"PartInput"},"minItems":1,"maxItems":32},"features":{"type":"array","items":{"$ref":"AttributePath"},"minItems":1,"maxItems":32},"freshness":{"$ref":"FreshnessSettings"},"document_ids":{"type":"array","items":{"$ref":"DocumentId"},"minItems":1,"maxItems":10},"dry_run":{"type":"boolean","default":false}},"required":["name","question","type","document_ids"],"additionalProperties":false};
const schema15 = {"type":"object","properties":{"name":{"$ref":"Name"},"question":{"$ref":"InstructionText"},"type":{"$ref":"JudgmentType"},"criteria":{"$ref":"CriteriaInput"},"options":{"$ref":"OptionsInput"},"context":{"$ref":"ContextRecipeInput"},"engine":{"$ref":"EngineSelectionInput"},"horizon":{"$ref":"DurationOrZero","default":"0s"},"reuse":{"$ref":"AnswerReuse"},"applies_to":{"$ref":"AttributeMatch"},"thresholds":{"$ref":"ThresholdsInput"},"parts":{"type":"array","items":{"$ref":"PartInput"},"minItems":1,"maxItems":32},"features":{"type":"array","items":{"$ref":"AttributePath"},"minItems":1,"maxItems":32}},"required":["question","type"],"additionalProperties":false};

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

export function validateAggregateBandsInput(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(Object.keys(data).length > 32){
      const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 32},message:"must NOT have more than 32 properties"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      const _errs1 = errors;
      if(typeof key0 === "string"){
        if(!pattern0.test(key0)){
          const err1 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.-]{1,320}$"},message:"must match pattern \""+"^[A-Za-z0-9_.-]{1,320}$"+"\"",propertyName:key0};
          if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
          errors++;
        }
      }
      var valid0 = _errs1 === errors;
      if(!valid0){
        const err2 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
    }
    const before1=errors;
    for(const key1 in data){
      if(errors-before1>=20) break;
      if(!(validateBandsInput(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
        vErrors = vErrors === null ? validateBandsInput.errors : vErrors.concat(validateBandsInput.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
    errors++;
  }
  validateAggregateBandsInput.errors = vErrors;
  return errors === 0;
}

export function validateAnswerReuse(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
  }
  if(!(((data === "document") || (data === "namespace")) || (data === "organization"))){
    const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum},message:"must be equal to one of the allowed values"};
    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
    errors++;
  }
  validateAnswerReuse.errors = vErrors;
  return errors === 0;
}

export function validateBackfillFilters(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = true;
  const _errs1 = errors;
  if(!(data && typeof data == "object" && !Array.isArray(data))){
    const err0 = {};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
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
    if(!(validateAttributeMatch(data, {instancePath,parentData,parentDataProperty,rootData}))){
      vErrors = vErrors === null ? validateAttributeMatch.errors : vErrors.concat(validateAttributeMatch.errors);
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
    if(!(Array.isArray(data))){
      const err1 = {};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
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
      if(!(validateFilter(data, {instancePath,parentData,parentDataProperty,rootData}))){
        vErrors = vErrors === null ? validateFilter.errors : vErrors.concat(validateFilter.errors);
        errors = vErrors.length;
      }
      var _valid1 = _errs8 === errors;
      valid1 = _valid1;
      ifClause1 = "then";
    }
    else {
      const _errs9 = errors;
      if(!data || typeof data != "object"){
        const err2 = {instancePath,schemaPath:"#/else/else/type",keyword:"type",params:{type: schema1.else.else.type},message:"must be object,array"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
      var _valid1 = _errs9 === errors;
      valid1 = _valid1;
      ifClause1 = "else";
    }
    if(!valid1){
      const err3 = {instancePath,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
      if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
      errors++;
    }
    var _valid0 = _errs4 === errors;
    valid0 = _valid0;
    ifClause0 = "else";
  }
  if(!valid0){
    const err4 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
    if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
    errors++;
  }
  validateBackfillFilters.errors = vErrors;
  return errors === 0;
}

export function validateBackfillRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.confirm === undefined){
      data.confirm = false;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!((key0 === "filters") || (key0 === "confirm"))){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(data.filters !== undefined){
      if(!(validateBackfillFilters(data.filters, {instancePath:instancePath+"/filters",parentData:data,parentDataProperty:"filters",rootData}))){
        vErrors = vErrors === null ? validateBackfillFilters.errors : vErrors.concat(validateBackfillFilters.errors);
        errors = vErrors.length;
      }
    }
    if(typeof data.confirm !== "boolean"){
      const err1 = {instancePath:instancePath+"/confirm",schemaPath:"#/properties/confirm/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
    errors++;
  }
  validateBackfillRequest.errors = vErrors;
  return errors === 0;
}

export function validateBoolCriteriaInput(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!((key0 === "true") || (key0 === "false"))){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(data.true !== undefined){
      if(!(validateInstructionText(data.true, {instancePath:instancePath+"/true",parentData:data,parentDataProperty:"true",rootData}))){
        vErrors = vErrors === null ? validateInstructionText.errors : vErrors.concat(validateInstructionText.errors);
        errors = vErrors.length;
      }
    }
    if(data.false !== undefined){
      if(!(validateInstructionText(data.false, {instancePath:instancePath+"/false",parentData:data,parentDataProperty:"false",rootData}))){
        vErrors = vErrors === null ? validateInstructionText.errors : vErrors.concat(validateInstructionText.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
    errors++;
  }
  validateBoolCriteriaInput.errors = vErrors;
  return errors === 0;
}

export function validateCascadeInput(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.first === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "first"},message:"must have required property '"+"first"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!(((key0 === "first") || (key0 === "min_confidence")) || (key0 === "max_disagreement"))){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.first !== undefined){
      if(!(validateFirstEngineInput(data.first, {instancePath:instancePath+"/first",parentData:data,parentDataProperty:"first",rootData}))){
        vErrors = vErrors === null ? validateFirstEngineInput.errors : vErrors.concat(validateFirstEngineInput.errors);
        errors = vErrors.length;
      }
    }
    if(data.min_confidence !== undefined){
      if(!(validateShare(data.min_confidence, {instancePath:instancePath+"/min_confidence",parentData:data,parentDataProperty:"min_confidence",rootData}))){
        vErrors = vErrors === null ? validateShare.errors : vErrors.concat(validateShare.errors);
        errors = vErrors.length;
      }
    }
    if(data.max_disagreement !== undefined){
      if(!(validateShare(data.max_disagreement, {instancePath:instancePath+"/max_disagreement",parentData:data,parentDataProperty:"max_disagreement",rootData}))){
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
  validateCascadeInput.errors = vErrors;
  return errors === 0;
}

export function validateChoiceOptionInput(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.value === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!((key0 === "value") || (key0 === "description"))){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.value !== undefined){
      let data0 = data.value;
      if(typeof data0 === "string"){
        if(func0(data0) > 256){
          const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
          if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
          errors++;
        }
        if(func0(data0) < 1){
          const err3 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
          if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
          errors++;
        }
      }
      else {
        const err4 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
        if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
        errors++;
      }
    }
    if(data.description !== undefined){
      if(!(validateInstructionText(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
        vErrors = vErrors === null ? validateInstructionText.errors : vErrors.concat(validateInstructionText.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
    errors++;
  }
  validateChoiceOptionInput.errors = vErrors;
  return errors === 0;
}

export function validateChoiceOptionsInput(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(Array.isArray(data)){
    if(data.length > 254){
      const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 254},message:"must NOT have more than 254 items"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(data.length < 1){
      const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    const len0 = data.length;
    for(let i0=0, before0=errors; i0<len0 && errors-before0<20; i0++){
      if(!(validateChoiceOptionInput(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
        vErrors = vErrors === null ? validateChoiceOptionInput.errors : vErrors.concat(validateChoiceOptionInput.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
    errors++;
  }
  validateChoiceOptionsInput.errors = vErrors;
  return errors === 0;
}

export function validateChoiceThresholdInput(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.value === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(data.gte === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gte"},message:"must have required property '"+"gte"+"'"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!((key0 === "value") || (key0 === "gte"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
    }
    if(data.value !== undefined){
      let data0 = data.value;
      if(typeof data0 === "string"){
        if(func0(data0) > 256){
          const err3 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
          if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
          errors++;
        }
        if(func0(data0) < 1){
          const err4 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
          if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
          errors++;
        }
      }
      else {
        const err5 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
        if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
        errors++;
      }
    }
    if(data.gte !== undefined){
      let data1 = data.gte;
      if((typeof data1 == "number") && (isFinite(data1))){
        if(data1 > 1 || isNaN(data1)){
          const err6 = {instancePath:instancePath+"/gte",schemaPath:"#/properties/gte/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
          if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
          errors++;
        }
        if(data1 < 0 || isNaN(data1)){
          const err7 = {instancePath:instancePath+"/gte",schemaPath:"#/properties/gte/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
          if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
          errors++;
        }
      }
      else {
        const err8 = {instancePath:instancePath+"/gte",schemaPath:"#/properties/gte/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
  validateChoiceThresholdInput.errors = vErrors;
  return errors === 0;
}

export function validateContextPath(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(func0(data) > 1024){
      const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(func0(data) < 5){
      const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 5},message:"must NOT have fewer than 5 characters"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    if(!pattern1.test(data)){
      const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(attributes|state)(\\.[^.]+)*$"},message:"must match pattern \""+"^(attributes|state)(\\.[^.]+)*$"+"\""};
      if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
      errors++;
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
    errors++;
  }
  validateContextPath.errors = vErrors;
  return errors === 0;
}

export function validateContextRecipeInput(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    const before2=errors;
    for(const key0 in data){
      if(errors-before2>=20) break;
      if(!(((((((key0 === "fields") || (key0 === "last_n")) || (key0 === "window")) || (key0 === "max_tokens")) || (key0 === "related")) || (key0 === "group")) || (key0 === "previous"))){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(data.fields !== undefined){
      let data0 = data.fields;
      if(Array.isArray(data0)){
        if(data0.length > 256){
          const err1 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 256},message:"must NOT have more than 256 items"};
          if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
          errors++;
        }
        if(data0.length < 1){
          const err2 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
          if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
          errors++;
        }
        const len0 = data0.length;
        for(let i0=0, before0=errors; i0<len0 && errors-before0<20; i0++){
          if(!(validateContextPath(data0[i0], {instancePath:instancePath+"/fields/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validateContextPath.errors : vErrors.concat(validateContextPath.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err3 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
        errors++;
      }
    }
    if(data.last_n !== undefined){
      let data2 = data.last_n;
      if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
        const err4 = {instancePath:instancePath+"/last_n",schemaPath:"#/properties/last_n/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
        if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
        errors++;
      }
      if((typeof data2 == "number") && (isFinite(data2))){
        if(data2 > 10000 || isNaN(data2)){
          const err5 = {instancePath:instancePath+"/last_n",schemaPath:"#/properties/last_n/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};
          if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
          errors++;
        }
        if(data2 < 1 || isNaN(data2)){
          const err6 = {instancePath:instancePath+"/last_n",schemaPath:"#/properties/last_n/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
          if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
          errors++;
        }
        if(!(formats0.validate(data2))){
          const err7 = {instancePath:instancePath+"/last_n",schemaPath:"#/properties/last_n/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
          if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
          errors++;
        }
      }
    }
    if(data.window !== undefined){
      if(!(validateDuration(data.window, {instancePath:instancePath+"/window",parentData:data,parentDataProperty:"window",rootData}))){
        vErrors = vErrors === null ? validateDuration.errors : vErrors.concat(validateDuration.errors);
        errors = vErrors.length;
      }
    }
    if(data.max_tokens !== undefined){
      let data4 = data.max_tokens;
      if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
        const err8 = {instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
        if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
        errors++;
      }
      if((typeof data4 == "number") && (isFinite(data4))){
        if(data4 > 32000 || isNaN(data4)){
          const err9 = {instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 32000},message:"must be <= 32000"};
          if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
          errors++;
        }
        if(data4 < 1 || isNaN(data4)){
          const err10 = {instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
          if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
          errors++;
        }
        if(!(formats0.validate(data4))){
          const err11 = {instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
          if(vErrors === null) vErrors = [err11]; else vErrors.push(err11);
          errors++;
        }
      }
    }
    if(data.related !== undefined){
      let data5 = data.related;
      if(Array.isArray(data5)){
        if(data5.length > 16){
          const err12 = {instancePath:instancePath+"/related",schemaPath:"#/properties/related/maxItems",keyword:"maxItems",params:{limit: 16},message:"must NOT have more than 16 items"};
          if(vErrors === null) vErrors = [err12]; else vErrors.push(err12);
          errors++;
        }
        if(data5.length < 1){
          const err13 = {instancePath:instancePath+"/related",schemaPath:"#/properties/related/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
          if(vErrors === null) vErrors = [err13]; else vErrors.push(err13);
          errors++;
        }
        const len1 = data5.length;
        for(let i1=0, before1=errors; i1<len1 && errors-before1<20; i1++){
          if(!(validateRelationInput(data5[i1], {instancePath:instancePath+"/related/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
            vErrors = vErrors === null ? validateRelationInput.errors : vErrors.concat(validateRelationInput.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err14 = {instancePath:instancePath+"/related",schemaPath:"#/properties/related/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err14]; else vErrors.push(err14);
        errors++;
      }
    }
    if(data.group !== undefined){
      if(!(validateGroupContextInput(data.group, {instancePath:instancePath+"/group",parentData:data,parentDataProperty:"group",rootData}))){
        vErrors = vErrors === null ? validateGroupContextInput.errors : vErrors.concat(validateGroupContextInput.errors);
        errors = vErrors.length;
      }
    }
    if(data.previous !== undefined){
      if(!(validatePreviousContextInput(data.previous, {instancePath:instancePath+"/previous",parentData:data,parentDataProperty:"previous",rootData}))){
        vErrors = vErrors === null ? validatePreviousContextInput.errors : vErrors.concat(validatePreviousContextInput.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err15]; else vErrors.push(err15);
    errors++;
  }
  validateContextRecipeInput.errors = vErrors;
  return errors === 0;
}

export function validateCriteriaInput(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = true;
  const _errs1 = errors;
  if(typeof data !== "string"){
    const err0 = {};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
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
    if(!(validateInstructionText(data, {instancePath,parentData,parentDataProperty,rootData}))){
      vErrors = vErrors === null ? validateInstructionText.errors : vErrors.concat(validateInstructionText.errors);
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
    if(!(data && typeof data == "object" && !Array.isArray(data))){
      const err1 = {};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
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
      if(!(validateBoolCriteriaInput(data, {instancePath,parentData,parentDataProperty,rootData}))){
        vErrors = vErrors === null ? validateBoolCriteriaInput.errors : vErrors.concat(validateBoolCriteriaInput.errors);
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
      if(!(Array.isArray(data))){
        const err2 = {};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
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
        if(!(validateLevelCriteria(data, {instancePath,parentData,parentDataProperty,rootData}))){
          vErrors = vErrors === null ? validateLevelCriteria.errors : vErrors.concat(validateLevelCriteria.errors);
          errors = vErrors.length;
        }
        var _valid2 = _errs13 === errors;
        valid2 = _valid2;
        ifClause2 = "then";
      }
      else {
        const _errs14 = errors;
        if((!data || typeof data != "object") && (typeof data !== "string")){
          const err3 = {instancePath,schemaPath:"#/else/else/else/type",keyword:"type",params:{type: schema2.else.else.else.type},message:"must be string,object,array"};
          if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
          errors++;
        }
        var _valid2 = _errs14 === errors;
        valid2 = _valid2;
        ifClause2 = "else";
      }
      if(!valid2){
        const err4 = {instancePath,schemaPath:"#/else/else/if",keyword:"if",params:{failingKeyword: ifClause2},message:"must match \""+ifClause2+"\" schema"};
        if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
        errors++;
      }
      var _valid1 = _errs9 === errors;
      valid1 = _valid1;
      ifClause1 = "else";
    }
    if(!valid1){
      const err5 = {instancePath,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
      if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
      errors++;
    }
    var _valid0 = _errs4 === errors;
    valid0 = _valid0;
    ifClause0 = "else";
  }
  if(!valid0){
    const err6 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
    if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
    errors++;
  }
  validateCriteriaInput.errors = vErrors;
  return errors === 0;
}

export function validateEngineSelectionInput(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!((((((key0 === "name") || (key0 === "version")) || (key0 === "both_orders")) || (key0 === "orders")) || (key0 === "learn")) || (key0 === "cascade"))){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.name !== undefined){
      if(!(validateEngineName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
        vErrors = vErrors === null ? validateEngineName.errors : vErrors.concat(validateEngineName.errors);
        errors = vErrors.length;
      }
    }
    if(data.version !== undefined){
      let data1 = data.version;
      if(typeof data1 === "string"){
        if(func0(data1) > 128){
          const err2 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
          if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
          errors++;
        }
        if(func0(data1) < 1){
          const err3 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
          if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
          errors++;
        }
      }
      else {
        const err4 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
        if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
        errors++;
      }
    }
    if(data.both_orders !== undefined){
      if(typeof data.both_orders !== "boolean"){
        const err5 = {instancePath:instancePath+"/both_orders",schemaPath:"#/properties/both_orders/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
        if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
        errors++;
      }
    }
    if(data.orders !== undefined){
      let data3 = data.orders;
      if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
        const err6 = {instancePath:instancePath+"/orders",schemaPath:"#/properties/orders/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
        if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
        errors++;
      }
      if((typeof data3 == "number") && (isFinite(data3))){
        if(data3 > 4 || isNaN(data3)){
          const err7 = {instancePath:instancePath+"/orders",schemaPath:"#/properties/orders/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"};
          if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
          errors++;
        }
        if(data3 < 1 || isNaN(data3)){
          const err8 = {instancePath:instancePath+"/orders",schemaPath:"#/properties/orders/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
          if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
          errors++;
        }
        if(!(formats0.validate(data3))){
          const err9 = {instancePath:instancePath+"/orders",schemaPath:"#/properties/orders/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
          if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
          errors++;
        }
      }
    }
    if(data.learn !== undefined){
      if(typeof data.learn !== "boolean"){
        const err10 = {instancePath:instancePath+"/learn",schemaPath:"#/properties/learn/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
        if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
        errors++;
      }
    }
    if(data.cascade !== undefined){
      if(!(validateCascadeInput(data.cascade, {instancePath:instancePath+"/cascade",parentData:data,parentDataProperty:"cascade",rootData}))){
        vErrors = vErrors === null ? validateCascadeInput.errors : vErrors.concat(validateCascadeInput.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err11]; else vErrors.push(err11);
    errors++;
  }
  validateEngineSelectionInput.errors = vErrors;
  return errors === 0;
}

export function validateFanoutChanges(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!(((key0 === "scope") || (key0 === "debounce_ms")) || (key0 === "max_wait_ms"))){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(data.scope !== undefined){
      let data0 = data.scope;
      const _errs3 = errors;
      let valid1 = true;
      const _errs4 = errors;
      if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
        const err1 = {};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
      var _valid0 = _errs4 === errors;
      errors = _errs3;
      if(vErrors !== null){
        if(_errs3){
          vErrors.length = _errs3;
        }
        else {
          vErrors = null;
        }
      }
      let ifClause0;
      if(_valid0){
        const _errs6 = errors;
        if(!(validateFanoutScopeChanges(data0, {instancePath:instancePath+"/scope",parentData:data,parentDataProperty:"scope",rootData}))){
          vErrors = vErrors === null ? validateFanoutScopeChanges.errors : vErrors.concat(validateFanoutScopeChanges.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs6 === errors;
        valid1 = _valid0;
        ifClause0 = "then";
      }
      else {
        const _errs7 = errors;
        const _errs8 = errors;
        let valid2 = true;
        const _errs9 = errors;
        if(data0 !== null){
          const err2 = {};
          if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
          errors++;
        }
        var _valid1 = _errs9 === errors;
        errors = _errs8;
        if(vErrors !== null){
          if(_errs8){
            vErrors.length = _errs8;
          }
          else {
            vErrors = null;
          }
        }
        let ifClause1;
        if(_valid1){
          const _errs11 = errors;
          if(data0 !== null){
            const err3 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/else/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
            if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
            errors++;
          }
          var _valid1 = _errs11 === errors;
          valid2 = _valid1;
          ifClause1 = "then";
        }
        else {
          const _errs13 = errors;
          if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (data0 !== null)){
            const err4 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/else/else/type",keyword:"type",params:{type: schema3.properties.scope.else.else.type},message:"must be object,null"};
            if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
            errors++;
          }
          var _valid1 = _errs13 === errors;
          valid2 = _valid1;
          ifClause1 = "else";
        }
        if(!valid2){
          const err5 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
          if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
          errors++;
        }
        var _valid0 = _errs7 === errors;
        valid1 = _valid0;
        ifClause0 = "else";
      }
      if(!valid1){
        const err6 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
        if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
        errors++;
      }
    }
    if(data.debounce_ms !== undefined){
      let data1 = data.debounce_ms;
      const _errs16 = errors;
      let valid3 = true;
      const _errs17 = errors;
      if(!((typeof data1 == "number") && (isFinite(data1)))){
        const err7 = {};
        if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
        errors++;
      }
      var _valid2 = _errs17 === errors;
      errors = _errs16;
      if(vErrors !== null){
        if(_errs16){
          vErrors.length = _errs16;
        }
        else {
          vErrors = null;
        }
      }
      let ifClause2;
      if(_valid2){
        const _errs19 = errors;
        if(!(validateMilliseconds(data1, {instancePath:instancePath+"/debounce_ms",parentData:data,parentDataProperty:"debounce_ms",rootData}))){
          vErrors = vErrors === null ? validateMilliseconds.errors : vErrors.concat(validateMilliseconds.errors);
          errors = vErrors.length;
        }
        var _valid2 = _errs19 === errors;
        valid3 = _valid2;
        ifClause2 = "then";
      }
      else {
        const _errs20 = errors;
        const _errs21 = errors;
        let valid4 = true;
        const _errs22 = errors;
        if(data1 !== null){
          const err8 = {};
          if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
          errors++;
        }
        var _valid3 = _errs22 === errors;
        errors = _errs21;
        if(vErrors !== null){
          if(_errs21){
            vErrors.length = _errs21;
          }
          else {
            vErrors = null;
          }
        }
        let ifClause3;
        if(_valid3){
          const _errs24 = errors;
          if(data1 !== null){
            const err9 = {instancePath:instancePath+"/debounce_ms",schemaPath:"#/properties/debounce_ms/else/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
            if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
            errors++;
          }
          var _valid3 = _errs24 === errors;
          valid4 = _valid3;
          ifClause3 = "then";
        }
        else {
          const _errs26 = errors;
          if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
            const err10 = {instancePath:instancePath+"/debounce_ms",schemaPath:"#/properties/debounce_ms/else/else/type",keyword:"type",params:{type: schema3.properties.debounce_ms.else.else.type},message:"must be integer,null"};
            if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
            errors++;
          }
          var _valid3 = _errs26 === errors;
          valid4 = _valid3;
          ifClause3 = "else";
        }
        if(!valid4){
          const err11 = {instancePath:instancePath+"/debounce_ms",schemaPath:"#/properties/debounce_ms/else/if",keyword:"if",params:{failingKeyword: ifClause3},message:"must match \""+ifClause3+"\" schema"};
          if(vErrors === null) vErrors = [err11]; else vErrors.push(err11);
          errors++;
        }
        var _valid2 = _errs20 === errors;
        valid3 = _valid2;
        ifClause2 = "else";
      }
      if(!valid3){
        const err12 = {instancePath:instancePath+"/debounce_ms",schemaPath:"#/properties/debounce_ms/if",keyword:"if",params:{failingKeyword: ifClause2},message:"must match \""+ifClause2+"\" schema"};
        if(vErrors === null) vErrors = [err12]; else vErrors.push(err12);
        errors++;
      }
    }
    if(data.max_wait_ms !== undefined){
      let data2 = data.max_wait_ms;
      const _errs29 = errors;
      let valid5 = true;
      const _errs30 = errors;
      if(!((typeof data2 == "number") && (isFinite(data2)))){
        const err13 = {};
        if(vErrors === null) vErrors = [err13]; else vErrors.push(err13);
        errors++;
      }
      var _valid4 = _errs30 === errors;
      errors = _errs29;
      if(vErrors !== null){
        if(_errs29){
          vErrors.length = _errs29;
        }
        else {
          vErrors = null;
        }
      }
      let ifClause4;
      if(_valid4){
        const _errs32 = errors;
        if(!(validateMilliseconds(data2, {instancePath:instancePath+"/max_wait_ms",parentData:data,parentDataProperty:"max_wait_ms",rootData}))){
          vErrors = vErrors === null ? validateMilliseconds.errors : vErrors.concat(validateMilliseconds.errors);
          errors = vErrors.length;
        }
        var _valid4 = _errs32 === errors;
        valid5 = _valid4;
        ifClause4 = "then";
      }
      else {
        const _errs33 = errors;
        const _errs34 = errors;
        let valid6 = true;
        const _errs35 = errors;
        if(data2 !== null){
          const err14 = {};
          if(vErrors === null) vErrors = [err14]; else vErrors.push(err14);
          errors++;
        }
        var _valid5 = _errs35 === errors;
        errors = _errs34;
        if(vErrors !== null){
          if(_errs34){
            vErrors.length = _errs34;
          }
          else {
            vErrors = null;
          }
        }
        let ifClause5;
        if(_valid5){
          const _errs37 = errors;
          if(data2 !== null){
            const err15 = {instancePath:instancePath+"/max_wait_ms",schemaPath:"#/properties/max_wait_ms/else/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
            if(vErrors === null) vErrors = [err15]; else vErrors.push(err15);
            errors++;
          }
          var _valid5 = _errs37 === errors;
          valid6 = _valid5;
          ifClause5 = "then";
        }
        else {
          const _errs39 = errors;
          if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
            const err16 = {instancePath:instancePath+"/max_wait_ms",schemaPath:"#/properties/max_wait_ms/else/else/type",keyword:"type",params:{type: schema3.properties.max_wait_ms.else.else.type},message:"must be integer,null"};
            if(vErrors === null) vErrors = [err16]; else vErrors.push(err16);
            errors++;
          }
          var _valid5 = _errs39 === errors;
          valid6 = _valid5;
          ifClause5 = "else";
        }
        if(!valid6){
          const err17 = {instancePath:instancePath+"/max_wait_ms",schemaPath:"#/properties/max_wait_ms/else/if",keyword:"if",params:{failingKeyword: ifClause5},message:"must match \""+ifClause5+"\" schema"};
          if(vErrors === null) vErrors = [err17]; else vErrors.push(err17);
          errors++;
        }
        var _valid4 = _errs33 === errors;
        valid5 = _valid4;
        ifClause4 = "else";
      }
      if(!valid5){
        const err18 = {instancePath:instancePath+"/max_wait_ms",schemaPath:"#/properties/max_wait_ms/if",keyword:"if",params:{failingKeyword: ifClause4},message:"must match \""+ifClause4+"\" schema"};
        if(vErrors === null) vErrors = [err18]; else vErrors.push(err18);
        errors++;
      }
    }
  }
  else {
    const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err19]; else vErrors.push(err19);
    errors++;
  }
  validateFanoutChanges.errors = vErrors;
  return errors === 0;
}

export function validateFanoutScopeChanges(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!((key0 === "created_within") || (key0 === "where"))){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(data.created_within !== undefined){
      let data0 = data.created_within;
      const _errs3 = errors;
      let valid1 = true;
      const _errs4 = errors;
      if(typeof data0 !== "string"){
        const err1 = {};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
      var _valid0 = _errs4 === errors;
      errors = _errs3;
      if(vErrors !== null){
        if(_errs3){
          vErrors.length = _errs3;
        }
        else {
          vErrors = null;
        }
      }
      let ifClause0;
      if(_valid0){
        const _errs6 = errors;
        if(!(validateDuration(data0, {instancePath:instancePath+"/created_within",parentData:data,parentDataProperty:"created_within",rootData}))){
          vErrors = vErrors === null ? validateDuration.errors : vErrors.concat(validateDuration.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs6 === errors;
        valid1 = _valid0;
        ifClause0 = "then";
      }
      else {
        const _errs7 = errors;
        const _errs8 = errors;
        let valid2 = true;
        const _errs9 = errors;
        if(data0 !== null){
          const err2 = {};
          if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
          errors++;
        }
        var _valid1 = _errs9 === errors;
        errors = _errs8;
        if(vErrors !== null){
          if(_errs8){
            vErrors.length = _errs8;
          }
          else {
            vErrors = null;
          }
        }
        let ifClause1;
        if(_valid1){
          const _errs11 = errors;
          if(data0 !== null){
            const err3 = {instancePath:instancePath+"/created_within",schemaPath:"#/properties/created_within/else/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
            if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
            errors++;
          }
          var _valid1 = _errs11 === errors;
          valid2 = _valid1;
          ifClause1 = "then";
        }
        else {
          const _errs13 = errors;
          if((typeof data0 !== "string") && (data0 !== null)){
            const err4 = {instancePath:instancePath+"/created_within",schemaPath:"#/properties/created_within/else/else/type",keyword:"type",params:{type: schema4.properties.created_within.else.else.type},message:"must be string,null"};
            if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
            errors++;
          }
          var _valid1 = _errs13 === errors;
          valid2 = _valid1;
          ifClause1 = "else";
        }
        if(!valid2){
          const err5 = {instancePath:instancePath+"/created_within",schemaPath:"#/properties/created_within/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
          if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
          errors++;
        }
        var _valid0 = _errs7 === errors;
        valid1 = _valid0;
        ifClause0 = "else";
      }
      if(!valid1){
        const err6 = {instancePath:instancePath+"/created_within",schemaPath:"#/properties/created_within/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
        if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
        errors++;
      }
    }
    if(data.where !== undefined){
      let data1 = data.where;
      const _errs16 = errors;
      let valid3 = true;
      const _errs17 = errors;
      if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
        const err7 = {};
        if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
        errors++;
      }
      var _valid2 = _errs17 === errors;
      errors = _errs16;
      if(vErrors !== null){
        if(_errs16){
          vErrors.length = _errs16;
        }
        else {
          vErrors = null;
        }
      }
      let ifClause2;
      if(_valid2){
        const _errs19 = errors;
        if(!(validateAttributeMatch(data1, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
          vErrors = vErrors === null ? validateAttributeMatch.errors : vErrors.concat(validateAttributeMatch.errors);
          errors = vErrors.length;
        }
        var _valid2 = _errs19 === errors;
        valid3 = _valid2;
        ifClause2 = "then";
      }
      else {
        const _errs20 = errors;
        const _errs21 = errors;
        let valid4 = true;
        const _errs22 = errors;
        if(data1 !== null){
          const err8 = {};
          if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
          errors++;
        }
        var _valid3 = _errs22 === errors;
        errors = _errs21;
        if(vErrors !== null){
          if(_errs21){
            vErrors.length = _errs21;
          }
          else {
            vErrors = null;
          }
        }
        let ifClause3;
        if(_valid3){
          const _errs24 = errors;
          if(data1 !== null){
            const err9 = {instancePath:instancePath+"/where",schemaPath:"#/properties/where/else/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
            if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
            errors++;
          }
          var _valid3 = _errs24 === errors;
          valid4 = _valid3;
          ifClause3 = "then";
        }
        else {
          const _errs26 = errors;
          if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (data1 !== null)){
            const err10 = {instancePath:instancePath+"/where",schemaPath:"#/properties/where/else/else/type",keyword:"type",params:{type: schema4.properties.where.else.else.type},message:"must be object,null"};
            if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
            errors++;
          }
          var _valid3 = _errs26 === errors;
          valid4 = _valid3;
          ifClause3 = "else";
        }
        if(!valid4){
          const err11 = {instancePath:instancePath+"/where",schemaPath:"#/properties/where/else/if",keyword:"if",params:{failingKeyword: ifClause3},message:"must match \""+ifClause3+"\" schema"};
          if(vErrors === null) vErrors = [err11]; else vErrors.push(err11);
          errors++;
        }
        var _valid2 = _errs20 === errors;
        valid3 = _valid2;
        ifClause2 = "else";
      }
      if(!valid3){
        const err12 = {instancePath:instancePath+"/where",schemaPath:"#/properties/where/if",keyword:"if",params:{failingKeyword: ifClause2},message:"must match \""+ifClause2+"\" schema"};
        if(vErrors === null) vErrors = [err12]; else vErrors.push(err12);
        errors++;
      }
    }
  }
  else {
    const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err13]; else vErrors.push(err13);
    errors++;
  }
  validateFanoutScopeChanges.errors = vErrors;
  return errors === 0;
}

export function validateFanoutScopeInput(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!((key0 === "created_within") || (key0 === "where"))){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(data.created_within !== undefined){
      if(!(validateDuration(data.created_within, {instancePath:instancePath+"/created_within",parentData:data,parentDataProperty:"created_within",rootData}))){
        vErrors = vErrors === null ? validateDuration.errors : vErrors.concat(validateDuration.errors);
        errors = vErrors.length;
      }
    }
    if(data.where !== undefined){
      if(!(validateAttributeMatch(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
        vErrors = vErrors === null ? validateAttributeMatch.errors : vErrors.concat(validateAttributeMatch.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
    errors++;
  }
  validateFanoutScopeInput.errors = vErrors;
  return errors === 0;
}

export function validateFanoutSettings(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!(((key0 === "scope") || (key0 === "debounce_ms")) || (key0 === "max_wait_ms"))){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(data.scope !== undefined){
      if(!(validateFanoutScopeInput(data.scope, {instancePath:instancePath+"/scope",parentData:data,parentDataProperty:"scope",rootData}))){
        vErrors = vErrors === null ? validateFanoutScopeInput.errors : vErrors.concat(validateFanoutScopeInput.errors);
        errors = vErrors.length;
      }
    }
    if(data.debounce_ms !== undefined){
      if(!(validateMilliseconds(data.debounce_ms, {instancePath:instancePath+"/debounce_ms",parentData:data,parentDataProperty:"debounce_ms",rootData}))){
        vErrors = vErrors === null ? validateMilliseconds.errors : vErrors.concat(validateMilliseconds.errors);
        errors = vErrors.length;
      }
    }
    if(data.max_wait_ms !== undefined){
      if(!(validateMilliseconds(data.max_wait_ms, {instancePath:instancePath+"/max_wait_ms",parentData:data,parentDataProperty:"max_wait_ms",rootData}))){
        vErrors = vErrors === null ? validateMilliseconds.errors : vErrors.concat(validateMilliseconds.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
    errors++;
  }
  validateFanoutSettings.errors = vErrors;
  return errors === 0;
}

export function validateFirstEngineInput(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!(((key0 === "name") || (key0 === "version")) || (key0 === "both_orders"))){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.name !== undefined){
      if(!(validateEngineName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
        vErrors = vErrors === null ? validateEngineName.errors : vErrors.concat(validateEngineName.errors);
        errors = vErrors.length;
      }
    }
    if(data.version !== undefined){
      let data1 = data.version;
      if(typeof data1 === "string"){
        if(func0(data1) > 128){
          const err2 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
          if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
          errors++;
        }
        if(func0(data1) < 1){
          const err3 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
          if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
          errors++;
        }
      }
      else {
        const err4 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
        if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
        errors++;
      }
    }
    if(data.both_orders !== undefined){
      if(typeof data.both_orders !== "boolean"){
        const err5 = {instancePath:instancePath+"/both_orders",schemaPath:"#/properties/both_orders/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
        if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
        errors++;
      }
    }
  }
  else {
    const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
    errors++;
  }
  validateFirstEngineInput.errors = vErrors;
  return errors === 0;
}

export function validateFreshnessChanges(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!(((((key0 === "policy") || (key0 === "debounce_ms")) || (key0 === "interval")) || (key0 === "max_wait_ms")) || (key0 === "fanout"))){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(data.policy !== undefined){
      let data0 = data.policy;
      const _errs3 = errors;
      let valid1 = true;
      const _errs4 = errors;
      if(typeof data0 !== "string"){
        const err1 = {};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
      var _valid0 = _errs4 === errors;
      errors = _errs3;
      if(vErrors !== null){
        if(_errs3){
          vErrors.length = _errs3;
        }
        else {
          vErrors = null;
        }
      }
      let ifClause0;
      if(_valid0){
        const _errs6 = errors;
        if(!(validateFreshnessPolicy(data0, {instancePath:instancePath+"/policy",parentData:data,parentDataProperty:"policy",rootData}))){
          vErrors = vErrors === null ? validateFreshnessPolicy.errors : vErrors.concat(validateFreshnessPolicy.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs6 === errors;
        valid1 = _valid0;
        ifClause0 = "then";
      }
      else {
        const _errs7 = errors;
        const _errs8 = errors;
        let valid2 = true;
        const _errs9 = errors;
        if(data0 !== null){
          const err2 = {};
          if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
          errors++;
        }
        var _valid1 = _errs9 === errors;
        errors = _errs8;
        if(vErrors !== null){
          if(_errs8){
            vErrors.length = _errs8;
          }
          else {
            vErrors = null;
          }
        }
        let ifClause1;
        if(_valid1){
          const _errs11 = errors;
          if(data0 !== null){
            const err3 = {instancePath:instancePath+"/policy",schemaPath:"#/properties/policy/else/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
            if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
            errors++;
          }
          var _valid1 = _errs11 === errors;
          valid2 = _valid1;
          ifClause1 = "then";
        }
        else {
          const _errs13 = errors;
          if((typeof data0 !== "string") && (data0 !== null)){
            const err4 = {instancePath:instancePath+"/policy",schemaPath:"#/properties/policy/else/else/type",keyword:"type",params:{type: schema5.properties.policy.else.else.type},message:"must be string,null"};
            if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
            errors++;
          }
          var _valid1 = _errs13 === errors;
          valid2 = _valid1;
          ifClause1 = "else";
        }
        if(!valid2){
          const err5 = {instancePath:instancePath+"/policy",schemaPath:"#/properties/policy/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
          if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
          errors++;
        }
        var _valid0 = _errs7 === errors;
        valid1 = _valid0;
        ifClause0 = "else";
      }
      if(!valid1){
        const err6 = {instancePath:instancePath+"/policy",schemaPath:"#/properties/policy/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
        if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
        errors++;
      }
    }
    if(data.debounce_ms !== undefined){
      let data1 = data.debounce_ms;
      const _errs16 = errors;
      let valid3 = true;
      const _errs17 = errors;
      if(!((typeof data1 == "number") && (isFinite(data1)))){
        const err7 = {};
        if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
        errors++;
      }
      var _valid2 = _errs17 === errors;
      errors = _errs16;
      if(vErrors !== null){
        if(_errs16){
          vErrors.length = _errs16;
        }
        else {
          vErrors = null;
        }
      }
      let ifClause2;
      if(_valid2){
        const _errs19 = errors;
        if(!(validateMilliseconds(data1, {instancePath:instancePath+"/debounce_ms",parentData:data,parentDataProperty:"debounce_ms",rootData}))){
          vErrors = vErrors === null ? validateMilliseconds.errors : vErrors.concat(validateMilliseconds.errors);
          errors = vErrors.length;
        }
        var _valid2 = _errs19 === errors;
        valid3 = _valid2;
        ifClause2 = "then";
      }
      else {
        const _errs20 = errors;
        const _errs21 = errors;
        let valid4 = true;
        const _errs22 = errors;
        if(data1 !== null){
          const err8 = {};
          if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
          errors++;
        }
        var _valid3 = _errs22 === errors;
        errors = _errs21;
        if(vErrors !== null){
          if(_errs21){
            vErrors.length = _errs21;
          }
          else {
            vErrors = null;
          }
        }
        let ifClause3;
        if(_valid3){
          const _errs24 = errors;
          if(data1 !== null){
            const err9 = {instancePath:instancePath+"/debounce_ms",schemaPath:"#/properties/debounce_ms/else/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
            if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
            errors++;
          }
          var _valid3 = _errs24 === errors;
          valid4 = _valid3;
          ifClause3 = "then";
        }
        else {
          const _errs26 = errors;
          if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
            const err10 = {instancePath:instancePath+"/debounce_ms",schemaPath:"#/properties/debounce_ms/else/else/type",keyword:"type",params:{type: schema5.properties.debounce_ms.else.else.type},message:"must be integer,null"};
            if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
            errors++;
          }
          var _valid3 = _errs26 === errors;
          valid4 = _valid3;
          ifClause3 = "else";
        }
        if(!valid4){
          const err11 = {instancePath:instancePath+"/debounce_ms",schemaPath:"#/properties/debounce_ms/else/if",keyword:"if",params:{failingKeyword: ifClause3},message:"must match \""+ifClause3+"\" schema"};
          if(vErrors === null) vErrors = [err11]; else vErrors.push(err11);
          errors++;
        }
        var _valid2 = _errs20 === errors;
        valid3 = _valid2;
        ifClause2 = "else";
      }
      if(!valid3){
        const err12 = {instancePath:instancePath+"/debounce_ms",schemaPath:"#/properties/debounce_ms/if",keyword:"if",params:{failingKeyword: ifClause2},message:"must match \""+ifClause2+"\" schema"};
        if(vErrors === null) vErrors = [err12]; else vErrors.push(err12);
        errors++;
      }
    }
    if(data.interval !== undefined){
      let data2 = data.interval;
      const _errs29 = errors;
      let valid5 = true;
      const _errs30 = errors;
      if(typeof data2 !== "string"){
        const err13 = {};
        if(vErrors === null) vErrors = [err13]; else vErrors.push(err13);
        errors++;
      }
      var _valid4 = _errs30 === errors;
      errors = _errs29;
      if(vErrors !== null){
        if(_errs29){
          vErrors.length = _errs29;
        }
        else {
          vErrors = null;
        }
      }
      let ifClause4;
      if(_valid4){
        const _errs32 = errors;
        if(!(validateDuration(data2, {instancePath:instancePath+"/interval",parentData:data,parentDataProperty:"interval",rootData}))){
          vErrors = vErrors === null ? validateDuration.errors : vErrors.concat(validateDuration.errors);
          errors = vErrors.length;
        }
        var _valid4 = _errs32 === errors;
        valid5 = _valid4;
        ifClause4 = "then";
      }
      else {
        const _errs33 = errors;
        const _errs34 = errors;
        let valid6 = true;
        const _errs35 = errors;
        if(data2 !== null){
          const err14 = {};
          if(vErrors === null) vErrors = [err14]; else vErrors.push(err14);
          errors++;
        }
        var _valid5 = _errs35 === errors;
        errors = _errs34;
        if(vErrors !== null){
          if(_errs34){
            vErrors.length = _errs34;
          }
          else {
            vErrors = null;
          }
        }
        let ifClause5;
        if(_valid5){
          const _errs37 = errors;
          if(data2 !== null){
            const err15 = {instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/else/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
            if(vErrors === null) vErrors = [err15]; else vErrors.push(err15);
            errors++;
          }
          var _valid5 = _errs37 === errors;
          valid6 = _valid5;
          ifClause5 = "then";
        }
        else {
          const _errs39 = errors;
          if((typeof data2 !== "string") && (data2 !== null)){
            const err16 = {instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/else/else/type",keyword:"type",params:{type: schema5.properties.interval.else.else.type},message:"must be string,null"};
            if(vErrors === null) vErrors = [err16]; else vErrors.push(err16);
            errors++;
          }
          var _valid5 = _errs39 === errors;
          valid6 = _valid5;
          ifClause5 = "else";
        }
        if(!valid6){
          const err17 = {instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/else/if",keyword:"if",params:{failingKeyword: ifClause5},message:"must match \""+ifClause5+"\" schema"};
          if(vErrors === null) vErrors = [err17]; else vErrors.push(err17);
          errors++;
        }
        var _valid4 = _errs33 === errors;
        valid5 = _valid4;
        ifClause4 = "else";
      }
      if(!valid5){
        const err18 = {instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/if",keyword:"if",params:{failingKeyword: ifClause4},message:"must match \""+ifClause4+"\" schema"};
        if(vErrors === null) vErrors = [err18]; else vErrors.push(err18);
        errors++;
      }
    }
    if(data.max_wait_ms !== undefined){
      let data3 = data.max_wait_ms;
      const _errs42 = errors;
      let valid7 = true;
      const _errs43 = errors;
      if(!((typeof data3 == "number") && (isFinite(data3)))){
        const err19 = {};
        if(vErrors === null) vErrors = [err19]; else vErrors.push(err19);
        errors++;
      }
      var _valid6 = _errs43 === errors;
      errors = _errs42;
      if(vErrors !== null){
        if(_errs42){
          vErrors.length = _errs42;
        }
        else {
          vErrors = null;
        }
      }
      let ifClause6;
      if(_valid6){
        const _errs45 = errors;
        if(!(validateMilliseconds(data3, {instancePath:instancePath+"/max_wait_ms",parentData:data,parentDataProperty:"max_wait_ms",rootData}))){
          vErrors = vErrors === null ? validateMilliseconds.errors : vErrors.concat(validateMilliseconds.errors);
          errors = vErrors.length;
        }
        var _valid6 = _errs45 === errors;
        valid7 = _valid6;
        ifClause6 = "then";
      }
      else {
        const _errs46 = errors;
        const _errs47 = errors;
        let valid8 = true;
        const _errs48 = errors;
        if(data3 !== null){
          const err20 = {};
          if(vErrors === null) vErrors = [err20]; else vErrors.push(err20);
          errors++;
        }
        var _valid7 = _errs48 === errors;
        errors = _errs47;
        if(vErrors !== null){
          if(_errs47){
            vErrors.length = _errs47;
          }
          else {
            vErrors = null;
          }
        }
        let ifClause7;
        if(_valid7){
          const _errs50 = errors;
          if(data3 !== null){
            const err21 = {instancePath:instancePath+"/max_wait_ms",schemaPath:"#/properties/max_wait_ms/else/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
            if(vErrors === null) vErrors = [err21]; else vErrors.push(err21);
            errors++;
          }
          var _valid7 = _errs50 === errors;
          valid8 = _valid7;
          ifClause7 = "then";
        }
        else {
          const _errs52 = errors;
          if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
            const err22 = {instancePath:instancePath+"/max_wait_ms",schemaPath:"#/properties/max_wait_ms/else/else/type",keyword:"type",params:{type: schema5.properties.max_wait_ms.else.else.type},message:"must be integer,null"};
            if(vErrors === null) vErrors = [err22]; else vErrors.push(err22);
            errors++;
          }
          var _valid7 = _errs52 === errors;
          valid8 = _valid7;
          ifClause7 = "else";
        }
        if(!valid8){
          const err23 = {instancePath:instancePath+"/max_wait_ms",schemaPath:"#/properties/max_wait_ms/else/if",keyword:"if",params:{failingKeyword: ifClause7},message:"must match \""+ifClause7+"\" schema"};
          if(vErrors === null) vErrors = [err23]; else vErrors.push(err23);
          errors++;
        }
        var _valid6 = _errs46 === errors;
        valid7 = _valid6;
        ifClause6 = "else";
      }
      if(!valid7){
        const err24 = {instancePath:instancePath+"/max_wait_ms",schemaPath:"#/properties/max_wait_ms/if",keyword:"if",params:{failingKeyword: ifClause6},message:"must match \""+ifClause6+"\" schema"};
        if(vErrors === null) vErrors = [err24]; else vErrors.push(err24);
        errors++;
      }
    }
    if(data.fanout !== undefined){
      let data4 = data.fanout;
      const _errs55 = errors;
      let valid9 = true;
      const _errs56 = errors;
      if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
        const err25 = {};
        if(vErrors === null) vErrors = [err25]; else vErrors.push(err25);
        errors++;
      }
      var _valid8 = _errs56 === errors;
      errors = _errs55;
      if(vErrors !== null){
        if(_errs55){
          vErrors.length = _errs55;
        }
        else {
          vErrors = null;
        }
      }
      let ifClause8;
      if(_valid8){
        const _errs58 = errors;
        if(!(validateFanoutChanges(data4, {instancePath:instancePath+"/fanout",parentData:data,parentDataProperty:"fanout",rootData}))){
          vErrors = vErrors === null ? validateFanoutChanges.errors : vErrors.concat(validateFanoutChanges.errors);
          errors = vErrors.length;
        }
        var _valid8 = _errs58 === errors;
        valid9 = _valid8;
        ifClause8 = "then";
      }
      else {
        const _errs59 = errors;
        const _errs60 = errors;
        let valid10 = true;
        const _errs61 = errors;
        if(data4 !== null){
          const err26 = {};
          if(vErrors === null) vErrors = [err26]; else vErrors.push(err26);
          errors++;
        }
        var _valid9 = _errs61 === errors;
        errors = _errs60;
        if(vErrors !== null){
          if(_errs60){
            vErrors.length = _errs60;
          }
          else {
            vErrors = null;
          }
        }
        let ifClause9;
        if(_valid9){
          const _errs63 = errors;
          if(data4 !== null){
            const err27 = {instancePath:instancePath+"/fanout",schemaPath:"#/properties/fanout/else/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
            if(vErrors === null) vErrors = [err27]; else vErrors.push(err27);
            errors++;
          }
          var _valid9 = _errs63 === errors;
          valid10 = _valid9;
          ifClause9 = "then";
        }
        else {
          const _errs65 = errors;
          if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
            const err28 = {instancePath:instancePath+"/fanout",schemaPath:"#/properties/fanout/else/else/type",keyword:"type",params:{type: schema5.properties.fanout.else.else.type},message:"must be object,null"};
            if(vErrors === null) vErrors = [err28]; else vErrors.push(err28);
            errors++;
          }
          var _valid9 = _errs65 === errors;
          valid10 = _valid9;
          ifClause9 = "else";
        }
        if(!valid10){
          const err29 = {instancePath:instancePath+"/fanout",schemaPath:"#/properties/fanout/else/if",keyword:"if",params:{failingKeyword: ifClause9},message:"must match \""+ifClause9+"\" schema"};
          if(vErrors === null) vErrors = [err29]; else vErrors.push(err29);
          errors++;
        }
        var _valid8 = _errs59 === errors;
        valid9 = _valid8;
        ifClause8 = "else";
      }
      if(!valid9){
        const err30 = {instancePath:instancePath+"/fanout",schemaPath:"#/properties/fanout/if",keyword:"if",params:{failingKeyword: ifClause8},message:"must match \""+ifClause8+"\" schema"};
        if(vErrors === null) vErrors = [err30]; else vErrors.push(err30);
        errors++;
      }
    }
  }
  else {
    const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err31]; else vErrors.push(err31);
    errors++;
  }
  validateFreshnessChanges.errors = vErrors;
  return errors === 0;
}

export function validateFreshnessPolicy(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
  }
  if(!((((data === "on_write") || (data === "on_read")) || (data === "periodic")) || (data === "manual"))){
    const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema6.enum},message:"must be equal to one of the allowed values"};
    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
    errors++;
  }
  validateFreshnessPolicy.errors = vErrors;
  return errors === 0;
}

export function validateFreshnessSettings(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!(((((key0 === "policy") || (key0 === "debounce_ms")) || (key0 === "interval")) || (key0 === "max_wait_ms")) || (key0 === "fanout"))){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(data.policy !== undefined){
      if(!(validateFreshnessPolicy(data.policy, {instancePath:instancePath+"/policy",parentData:data,parentDataProperty:"policy",rootData}))){
        vErrors = vErrors === null ? validateFreshnessPolicy.errors : vErrors.concat(validateFreshnessPolicy.errors);
        errors = vErrors.length;
      }
    }
    if(data.debounce_ms !== undefined){
      if(!(validateMilliseconds(data.debounce_ms, {instancePath:instancePath+"/debounce_ms",parentData:data,parentDataProperty:"debounce_ms",rootData}))){
        vErrors = vErrors === null ? validateMilliseconds.errors : vErrors.concat(validateMilliseconds.errors);
        errors = vErrors.length;
      }
    }
    if(data.interval !== undefined){
      if(!(validateDuration(data.interval, {instancePath:instancePath+"/interval",parentData:data,parentDataProperty:"interval",rootData}))){
        vErrors = vErrors === null ? validateDuration.errors : vErrors.concat(validateDuration.errors);
        errors = vErrors.length;
      }
    }
    if(data.max_wait_ms !== undefined){
      if(!(validateMilliseconds(data.max_wait_ms, {instancePath:instancePath+"/max_wait_ms",parentData:data,parentDataProperty:"max_wait_ms",rootData}))){
        vErrors = vErrors === null ? validateMilliseconds.errors : vErrors.concat(validateMilliseconds.errors);
        errors = vErrors.length;
      }
    }
    if(data.fanout !== undefined){
      if(!(validateFanoutSettings(data.fanout, {instancePath:instancePath+"/fanout",parentData:data,parentDataProperty:"fanout",rootData}))){
        vErrors = vErrors === null ? validateFanoutSettings.errors : vErrors.concat(validateFanoutSettings.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
    errors++;
  }
  validateFreshnessSettings.errors = vErrors;
  return errors === 0;
}

export function validateGroupContextInput(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before1=errors;
    for(const key0 in data){
      if(errors-before1>=20) break;
      if(!(((key0 === "name") || (key0 === "aggregates")) || (key0 === "bands"))){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.name !== undefined){
      if(!(validateName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
        vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
        errors = vErrors.length;
      }
    }
    if(data.aggregates !== undefined){
      let data1 = data.aggregates;
      if(Array.isArray(data1)){
        if(data1.length > 32){
          const err2 = {instancePath:instancePath+"/aggregates",schemaPath:"#/properties/aggregates/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"};
          if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
          errors++;
        }
        if(data1.length < 1){
          const err3 = {instancePath:instancePath+"/aggregates",schemaPath:"#/properties/aggregates/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
          if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
          errors++;
        }
        const len0 = data1.length;
        for(let i0=0, before0=errors; i0<len0 && errors-before0<20; i0++){
          if(!(validateAggregateName(data1[i0], {instancePath:instancePath+"/aggregates/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validateAggregateName.errors : vErrors.concat(validateAggregateName.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err4 = {instancePath:instancePath+"/aggregates",schemaPath:"#/properties/aggregates/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
        errors++;
      }
    }
    if(data.bands !== undefined){
      if(!(validateAggregateBandsInput(data.bands, {instancePath:instancePath+"/bands",parentData:data,parentDataProperty:"bands",rootData}))){
        vErrors = vErrors === null ? validateAggregateBandsInput.errors : vErrors.concat(validateAggregateBandsInput.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
    errors++;
  }
  validateGroupContextInput.errors = vErrors;
  return errors === 0;
}

export function validateInstructionText(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(func0(data) > 4000){
      const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(func0(data) < 1){
      const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
    errors++;
  }
  validateInstructionText.errors = vErrors;
  return errors === 0;
}

export function validateJoinPath(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(func0(data) > 139){
      const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 139},message:"must NOT have more than 139 characters"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(!pattern2.test(data)){
      const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(id|attributes\\.[A-Za-z0-9_-]+)$"},message:"must match pattern \""+"^(id|attributes\\.[A-Za-z0-9_-]+)$"+"\""};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
    errors++;
  }
  validateJoinPath.errors = vErrors;
  return errors === 0;
}

export function validateJudgmentCreate(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.horizon === undefined){
      data.horizon = "0s";
    }
    if(data.name === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(data.question === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "question"},message:"must have required property '"+"question"+"'"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    if(data.type === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
      if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
      errors++;
    }
    const before2=errors;
    for(const key0 in data){
      if(errors-before2>=20) break;
      if(!(func1.call(schema7.properties, key0))){
        const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
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
    if(data.reuse !== undefined){
      if(!(validateAnswerReuse(data.reuse, {instancePath:instancePath+"/reuse",parentData:data,parentDataProperty:"reuse",rootData}))){
        vErrors = vErrors === null ? validateAnswerReuse.errors : vErrors.concat(validateAnswerReuse.errors);
        errors = vErrors.length;
      }
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
      let data11 = data.parts;
      if(Array.isArray(data11)){
        if(data11.length > 32){
          const err4 = {instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"};
          if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
          errors++;
        }
        if(data11.length < 1){
          const err5 = {instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
          if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
          errors++;
        }
        const len0 = data11.length;
        for(let i0=0, before0=errors; i0<len0 && errors-before0<20; i0++){
          if(!(validatePartInput(data11[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data11,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validatePartInput.errors : vErrors.concat(validatePartInput.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
        errors++;
      }
    }
    if(data.features !== undefined){
      let data13 = data.features;
      if(Array.isArray(data13)){
        if(data13.length > 32){
          const err7 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"};
          if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
          errors++;
        }
        if(data13.length < 1){
          const err8 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
          if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
          errors++;
        }
        const len1 = data13.length;
        for(let i1=0, before1=errors; i1<len1 && errors-before1<20; i1++){
          if(!(validateAttributePath(data13[i1], {instancePath:instancePath+"/features/" + i1,parentData:data13,parentDataProperty:i1,rootData}))){
            vErrors = vErrors === null ? validateAttributePath.errors : vErrors.concat(validateAttributePath.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err9 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
        errors++;
      }
    }
    if(data.freshness !== undefined){
      if(!(validateFreshnessSettings(data.freshness, {instancePath:instancePath+"/freshness",parentData:data,parentDataProperty:"freshness",rootData}))){
        vErrors = vErrors === null ? validateFreshnessSettings.errors : vErrors.concat(validateFreshnessSettings.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
    errors++;
  }
  validateJudgmentCreate.errors = vErrors;
  return errors === 0;
}

export function validateJudgmentType(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
  }
  if(!(((data === "bool") || (data === "choice")) || (data === "score"))){
    const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema8.enum},message:"must be equal to one of the allowed values"};
    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
    errors++;
  }
  validateJudgmentType.errors = vErrors;
  return errors === 0;
}

export function validateJudgmentUpdate(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!((key0 === "thresholds") || (key0 === "freshness"))){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(data.thresholds !== undefined){
      let data0 = data.thresholds;
      const _errs3 = errors;
      let valid1 = true;
      const _errs4 = errors;
      if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
        const err1 = {};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
      var _valid0 = _errs4 === errors;
      errors = _errs3;
      if(vErrors !== null){
        if(_errs3){
          vErrors.length = _errs3;
        }
        else {
          vErrors = null;
        }
      }
      let ifClause0;
      if(_valid0){
        const _errs6 = errors;
        if(!(validateThresholdChanges(data0, {instancePath:instancePath+"/thresholds",parentData:data,parentDataProperty:"thresholds",rootData}))){
          vErrors = vErrors === null ? validateThresholdChanges.errors : vErrors.concat(validateThresholdChanges.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs6 === errors;
        valid1 = _valid0;
        ifClause0 = "then";
      }
      else {
        const _errs7 = errors;
        const _errs8 = errors;
        let valid2 = true;
        const _errs9 = errors;
        if(data0 !== null){
          const err2 = {};
          if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
          errors++;
        }
        var _valid1 = _errs9 === errors;
        errors = _errs8;
        if(vErrors !== null){
          if(_errs8){
            vErrors.length = _errs8;
          }
          else {
            vErrors = null;
          }
        }
        let ifClause1;
        if(_valid1){
          const _errs11 = errors;
          if(data0 !== null){
            const err3 = {instancePath:instancePath+"/thresholds",schemaPath:"#/properties/thresholds/else/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
            if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
            errors++;
          }
          var _valid1 = _errs11 === errors;
          valid2 = _valid1;
          ifClause1 = "then";
        }
        else {
          const _errs13 = errors;
          if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (data0 !== null)){
            const err4 = {instancePath:instancePath+"/thresholds",schemaPath:"#/properties/thresholds/else/else/type",keyword:"type",params:{type: schema9.properties.thresholds.else.else.type},message:"must be object,null"};
            if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
            errors++;
          }
          var _valid1 = _errs13 === errors;
          valid2 = _valid1;
          ifClause1 = "else";
        }
        if(!valid2){
          const err5 = {instancePath:instancePath+"/thresholds",schemaPath:"#/properties/thresholds/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
          if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
          errors++;
        }
        var _valid0 = _errs7 === errors;
        valid1 = _valid0;
        ifClause0 = "else";
      }
      if(!valid1){
        const err6 = {instancePath:instancePath+"/thresholds",schemaPath:"#/properties/thresholds/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
        if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
        errors++;
      }
    }
    if(data.freshness !== undefined){
      let data1 = data.freshness;
      const _errs16 = errors;
      let valid3 = true;
      const _errs17 = errors;
      if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
        const err7 = {};
        if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
        errors++;
      }
      var _valid2 = _errs17 === errors;
      errors = _errs16;
      if(vErrors !== null){
        if(_errs16){
          vErrors.length = _errs16;
        }
        else {
          vErrors = null;
        }
      }
      let ifClause2;
      if(_valid2){
        const _errs19 = errors;
        if(!(validateFreshnessChanges(data1, {instancePath:instancePath+"/freshness",parentData:data,parentDataProperty:"freshness",rootData}))){
          vErrors = vErrors === null ? validateFreshnessChanges.errors : vErrors.concat(validateFreshnessChanges.errors);
          errors = vErrors.length;
        }
        var _valid2 = _errs19 === errors;
        valid3 = _valid2;
        ifClause2 = "then";
      }
      else {
        const _errs20 = errors;
        const _errs21 = errors;
        let valid4 = true;
        const _errs22 = errors;
        if(data1 !== null){
          const err8 = {};
          if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
          errors++;
        }
        var _valid3 = _errs22 === errors;
        errors = _errs21;
        if(vErrors !== null){
          if(_errs21){
            vErrors.length = _errs21;
          }
          else {
            vErrors = null;
          }
        }
        let ifClause3;
        if(_valid3){
          const _errs24 = errors;
          if(data1 !== null){
            const err9 = {instancePath:instancePath+"/freshness",schemaPath:"#/properties/freshness/else/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
            if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
            errors++;
          }
          var _valid3 = _errs24 === errors;
          valid4 = _valid3;
          ifClause3 = "then";
        }
        else {
          const _errs26 = errors;
          if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (data1 !== null)){
            const err10 = {instancePath:instancePath+"/freshness",schemaPath:"#/properties/freshness/else/else/type",keyword:"type",params:{type: schema9.properties.freshness.else.else.type},message:"must be object,null"};
            if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
            errors++;
          }
          var _valid3 = _errs26 === errors;
          valid4 = _valid3;
          ifClause3 = "else";
        }
        if(!valid4){
          const err11 = {instancePath:instancePath+"/freshness",schemaPath:"#/properties/freshness/else/if",keyword:"if",params:{failingKeyword: ifClause3},message:"must match \""+ifClause3+"\" schema"};
          if(vErrors === null) vErrors = [err11]; else vErrors.push(err11);
          errors++;
        }
        var _valid2 = _errs20 === errors;
        valid3 = _valid2;
        ifClause2 = "else";
      }
      if(!valid3){
        const err12 = {instancePath:instancePath+"/freshness",schemaPath:"#/properties/freshness/if",keyword:"if",params:{failingKeyword: ifClause2},message:"must match \""+ifClause2+"\" schema"};
        if(vErrors === null) vErrors = [err12]; else vErrors.push(err12);
        errors++;
      }
    }
  }
  else {
    const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err13]; else vErrors.push(err13);
    errors++;
  }
  validateJudgmentUpdate.errors = vErrors;
  return errors === 0;
}

export function validateLevelCriteria(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(Array.isArray(data)){
    if(data.length > 10){
      const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(data.length < 2){
      const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    const len0 = data.length;
    for(let i0=0, before0=errors; i0<len0 && errors-before0<20; i0++){
      if(!(validateInstructionText(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
        vErrors = vErrors === null ? validateInstructionText.errors : vErrors.concat(validateInstructionText.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
    errors++;
  }
  validateLevelCriteria.errors = vErrors;
  return errors === 0;
}

export function validateMilliseconds(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
  }
  if((typeof data == "number") && (isFinite(data))){
    if(data > 86400000 || isNaN(data)){
      const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400000},message:"must be <= 86400000"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    if(data < 0 || isNaN(data)){
      const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
      if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
      errors++;
    }
    if(!(formats0.validate(data))){
      const err3 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
      if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
      errors++;
    }
  }
  validateMilliseconds.errors = vErrors;
  return errors === 0;
}

export function validateOptionsFromInput(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.from === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!(key0 === "from")){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.from !== undefined){
      if(!(validateName(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
        vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
    errors++;
  }
  validateOptionsFromInput.errors = vErrors;
  return errors === 0;
}

export function validateOptionsInput(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = true;
  const _errs1 = errors;
  if(!(Array.isArray(data))){
    const err0 = {};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
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
    if(!(validateChoiceOptionsInput(data, {instancePath,parentData,parentDataProperty,rootData}))){
      vErrors = vErrors === null ? validateChoiceOptionsInput.errors : vErrors.concat(validateChoiceOptionsInput.errors);
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
    if(!(data && typeof data == "object" && !Array.isArray(data))){
      const err1 = {};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
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
      if(!(validateOptionsFromInput(data, {instancePath,parentData,parentDataProperty,rootData}))){
        vErrors = vErrors === null ? validateOptionsFromInput.errors : vErrors.concat(validateOptionsFromInput.errors);
        errors = vErrors.length;
      }
      var _valid1 = _errs8 === errors;
      valid1 = _valid1;
      ifClause1 = "then";
    }
    else {
      const _errs9 = errors;
      if(!data || typeof data != "object"){
        const err2 = {instancePath,schemaPath:"#/else/else/type",keyword:"type",params:{type: schema10.else.else.type},message:"must be array,object"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
      var _valid1 = _errs9 === errors;
      valid1 = _valid1;
      ifClause1 = "else";
    }
    if(!valid1){
      const err3 = {instancePath,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
      if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
      errors++;
    }
    var _valid0 = _errs4 === errors;
    valid0 = _valid0;
    ifClause0 = "else";
  }
  if(!valid0){
    const err4 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
    if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
    errors++;
  }
  validateOptionsInput.errors = vErrors;
  return errors === 0;
}

export function validatePartInput(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(data.question === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "question"},message:"must have required property '"+"question"+"'"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!((key0 === "name") || (key0 === "question"))){
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
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
    errors++;
  }
  validatePartInput.errors = vErrors;
  return errors === 0;
}

export function validatePreviousAnchor(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
  }
  if(!((data === "last_answer") || (data === "created"))){
    const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema11.enum},message:"must be equal to one of the allowed values"};
    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
    errors++;
  }
  validatePreviousAnchor.errors = vErrors;
  return errors === 0;
}

export function validatePreviousContextInput(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.anchor === undefined){
      data.anchor = "last_answer";
    }
    if(data.fields === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before1=errors;
    for(const key0 in data){
      if(errors-before1>=20) break;
      if(!((key0 === "fields") || (key0 === "anchor"))){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.fields !== undefined){
      let data0 = data.fields;
      if(Array.isArray(data0)){
        if(data0.length > 256){
          const err2 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 256},message:"must NOT have more than 256 items"};
          if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
          errors++;
        }
        if(data0.length < 1){
          const err3 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
          if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
          errors++;
        }
        const len0 = data0.length;
        for(let i0=0, before0=errors; i0<len0 && errors-before0<20; i0++){
          if(!(validateContextPath(data0[i0], {instancePath:instancePath+"/fields/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validateContextPath.errors : vErrors.concat(validateContextPath.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err4 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
        errors++;
      }
    }
    if(!(validatePreviousAnchor(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
      vErrors = vErrors === null ? validatePreviousAnchor.errors : vErrors.concat(validatePreviousAnchor.errors);
      errors = vErrors.length;
    }
  }
  else {
    const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
    errors++;
  }
  validatePreviousContextInput.errors = vErrors;
  return errors === 0;
}

export function validateRelatedAnswerInput(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.judgment === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "judgment"},message:"must have required property '"+"judgment"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!(((key0 === "judgment") || (key0 === "cut")) || (key0 === "band"))){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.judgment !== undefined){
      if(!(validateName(data.judgment, {instancePath:instancePath+"/judgment",parentData:data,parentDataProperty:"judgment",rootData}))){
        vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
        errors = vErrors.length;
      }
    }
    if(data.cut !== undefined){
      if(!(validateName(data.cut, {instancePath:instancePath+"/cut",parentData:data,parentDataProperty:"cut",rootData}))){
        vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
        errors = vErrors.length;
      }
    }
    if(data.band !== undefined){
      if(!(validateBandsInput(data.band, {instancePath:instancePath+"/band",parentData:data,parentDataProperty:"band",rootData}))){
        vErrors = vErrors === null ? validateBandsInput.errors : vErrors.concat(validateBandsInput.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
    errors++;
  }
  validateRelatedAnswerInput.errors = vErrors;
  return errors === 0;
}

export function validateRelationInput(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before2=errors;
    for(const key0 in data){
      if(errors-before2>=20) break;
      if(!((((((key0 === "name") || (key0 === "join")) || (key0 === "namespace")) || (key0 === "fields")) || (key0 === "last_n")) || (key0 === "answers"))){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.name !== undefined){
      if(!(validateName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
        vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
        errors = vErrors.length;
      }
    }
    if(data.join !== undefined){
      if(!(validateRelationJoinInput(data.join, {instancePath:instancePath+"/join",parentData:data,parentDataProperty:"join",rootData}))){
        vErrors = vErrors === null ? validateRelationJoinInput.errors : vErrors.concat(validateRelationJoinInput.errors);
        errors = vErrors.length;
      }
    }
    if(data.namespace !== undefined){
      if(!(validateNamespaceName(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
        vErrors = vErrors === null ? validateNamespaceName.errors : vErrors.concat(validateNamespaceName.errors);
        errors = vErrors.length;
      }
    }
    if(data.fields !== undefined){
      let data3 = data.fields;
      if(Array.isArray(data3)){
        if(data3.length > 256){
          const err2 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 256},message:"must NOT have more than 256 items"};
          if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
          errors++;
        }
        if(data3.length < 1){
          const err3 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
          if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
          errors++;
        }
        const len0 = data3.length;
        for(let i0=0, before0=errors; i0<len0 && errors-before0<20; i0++){
          if(!(validateContextPath(data3[i0], {instancePath:instancePath+"/fields/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validateContextPath.errors : vErrors.concat(validateContextPath.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err4 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
        errors++;
      }
    }
    if(data.last_n !== undefined){
      let data5 = data.last_n;
      if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
        const err5 = {instancePath:instancePath+"/last_n",schemaPath:"#/properties/last_n/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
        if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
        errors++;
      }
      if((typeof data5 == "number") && (isFinite(data5))){
        if(data5 > 50 || isNaN(data5)){
          const err6 = {instancePath:instancePath+"/last_n",schemaPath:"#/properties/last_n/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50"};
          if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
          errors++;
        }
        if(data5 < 1 || isNaN(data5)){
          const err7 = {instancePath:instancePath+"/last_n",schemaPath:"#/properties/last_n/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
          if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
          errors++;
        }
        if(!(formats0.validate(data5))){
          const err8 = {instancePath:instancePath+"/last_n",schemaPath:"#/properties/last_n/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
          if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
          errors++;
        }
      }
    }
    if(data.answers !== undefined){
      let data6 = data.answers;
      if(Array.isArray(data6)){
        if(data6.length > 32){
          const err9 = {instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"};
          if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
          errors++;
        }
        if(data6.length < 1){
          const err10 = {instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
          if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
          errors++;
        }
        const len1 = data6.length;
        for(let i1=0, before1=errors; i1<len1 && errors-before1<20; i1++){
          if(!(validateRelatedAnswerInput(data6[i1], {instancePath:instancePath+"/answers/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
            vErrors = vErrors === null ? validateRelatedAnswerInput.errors : vErrors.concat(validateRelatedAnswerInput.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err11 = {instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err11]; else vErrors.push(err11);
        errors++;
      }
    }
  }
  else {
    const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err12]; else vErrors.push(err12);
    errors++;
  }
  validateRelationInput.errors = vErrors;
  return errors === 0;
}

export function validateRelationJoinInput(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.theirs === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "theirs"},message:"must have required property '"+"theirs"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(data.mine === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mine"},message:"must have required property '"+"mine"+"'"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!((key0 === "theirs") || (key0 === "mine"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
    }
    if(data.theirs !== undefined){
      if(!(validateJoinPath(data.theirs, {instancePath:instancePath+"/theirs",parentData:data,parentDataProperty:"theirs",rootData}))){
        vErrors = vErrors === null ? validateJoinPath.errors : vErrors.concat(validateJoinPath.errors);
        errors = vErrors.length;
      }
    }
    if(data.mine !== undefined){
      if(!(validateAttributePath(data.mine, {instancePath:instancePath+"/mine",parentData:data,parentDataProperty:"mine",rootData}))){
        vErrors = vErrors === null ? validateAttributePath.errors : vErrors.concat(validateAttributePath.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
    errors++;
  }
  validateRelationJoinInput.errors = vErrors;
  return errors === 0;
}

export function validateThresholdChange(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = true;
  const _errs1 = errors;
  if(!((typeof data == "number") && (isFinite(data)))){
    const err0 = {};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
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
    if(!(validateThresholdNumber(data, {instancePath,parentData,parentDataProperty,rootData}))){
      vErrors = vErrors === null ? validateThresholdNumber.errors : vErrors.concat(validateThresholdNumber.errors);
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
    if(!(data && typeof data == "object" && !Array.isArray(data))){
      const err1 = {};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
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
      if(!(validateChoiceThresholdInput(data, {instancePath,parentData,parentDataProperty,rootData}))){
        vErrors = vErrors === null ? validateChoiceThresholdInput.errors : vErrors.concat(validateChoiceThresholdInput.errors);
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
      if(data !== null){
        const err2 = {};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
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
        if(data !== null){
          const err3 = {instancePath,schemaPath:"#/else/else/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
          if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
          errors++;
        }
        var _valid2 = _errs13 === errors;
        valid2 = _valid2;
        ifClause2 = "then";
      }
      else {
        const _errs15 = errors;
        if(((!((typeof data == "number") && (isFinite(data)))) && (!(data && typeof data == "object" && !Array.isArray(data)))) && (data !== null)){
          const err4 = {instancePath,schemaPath:"#/else/else/else/type",keyword:"type",params:{type: schema12.else.else.else.type},message:"must be number,object,null"};
          if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
          errors++;
        }
        var _valid2 = _errs15 === errors;
        valid2 = _valid2;
        ifClause2 = "else";
      }
      if(!valid2){
        const err5 = {instancePath,schemaPath:"#/else/else/if",keyword:"if",params:{failingKeyword: ifClause2},message:"must match \""+ifClause2+"\" schema"};
        if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
        errors++;
      }
      var _valid1 = _errs9 === errors;
      valid1 = _valid1;
      ifClause1 = "else";
    }
    if(!valid1){
      const err6 = {instancePath,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
      if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
      errors++;
    }
    var _valid0 = _errs4 === errors;
    valid0 = _valid0;
    ifClause0 = "else";
  }
  if(!valid0){
    const err7 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
    if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
    errors++;
  }
  validateThresholdChange.errors = vErrors;
  return errors === 0;
}

export function validateThresholdChanges(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(Object.keys(data).length > 32){
      const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 32},message:"must NOT have more than 32 properties"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      const _errs1 = errors;
      if(typeof key0 === "string"){
        if(!pattern3.test(key0)){
          const err1 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,128}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,128}$"+"\"",propertyName:key0};
          if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
          errors++;
        }
      }
      var valid0 = _errs1 === errors;
      if(!valid0){
        const err2 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
    }
    const before1=errors;
    for(const key1 in data){
      if(errors-before1>=20) break;
      if(!(validateThresholdChange(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
        vErrors = vErrors === null ? validateThresholdChange.errors : vErrors.concat(validateThresholdChange.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
    errors++;
  }
  validateThresholdChanges.errors = vErrors;
  return errors === 0;
}

export function validateThresholdInput(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = true;
  const _errs1 = errors;
  if(!((typeof data == "number") && (isFinite(data)))){
    const err0 = {};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
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
    if(!(validateThresholdNumber(data, {instancePath,parentData,parentDataProperty,rootData}))){
      vErrors = vErrors === null ? validateThresholdNumber.errors : vErrors.concat(validateThresholdNumber.errors);
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
    if(!(data && typeof data == "object" && !Array.isArray(data))){
      const err1 = {};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
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
      if(!(validateChoiceThresholdInput(data, {instancePath,parentData,parentDataProperty,rootData}))){
        vErrors = vErrors === null ? validateChoiceThresholdInput.errors : vErrors.concat(validateChoiceThresholdInput.errors);
        errors = vErrors.length;
      }
      var _valid1 = _errs8 === errors;
      valid1 = _valid1;
      ifClause1 = "then";
    }
    else {
      const _errs9 = errors;
      if((!((typeof data == "number") && (isFinite(data)))) && (!(data && typeof data == "object" && !Array.isArray(data)))){
        const err2 = {instancePath,schemaPath:"#/else/else/type",keyword:"type",params:{type: schema13.else.else.type},message:"must be number,object"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
      var _valid1 = _errs9 === errors;
      valid1 = _valid1;
      ifClause1 = "else";
    }
    if(!valid1){
      const err3 = {instancePath,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
      if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
      errors++;
    }
    var _valid0 = _errs4 === errors;
    valid0 = _valid0;
    ifClause0 = "else";
  }
  if(!valid0){
    const err4 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
    if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
    errors++;
  }
  validateThresholdInput.errors = vErrors;
  return errors === 0;
}

export function validateThresholdNumber(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((typeof data == "number") && (isFinite(data))){
    if(data > 9 || isNaN(data)){
      const err0 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"};
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
  validateThresholdNumber.errors = vErrors;
  return errors === 0;
}

export function validateThresholdsInput(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(Object.keys(data).length > 32){
      const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 32},message:"must NOT have more than 32 properties"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      const _errs1 = errors;
      if(typeof key0 === "string"){
        if(!pattern3.test(key0)){
          const err1 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,128}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,128}$"+"\"",propertyName:key0};
          if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
          errors++;
        }
      }
      var valid0 = _errs1 === errors;
      if(!valid0){
        const err2 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
    }
    const before1=errors;
    for(const key1 in data){
      if(errors-before1>=20) break;
      if(!(validateThresholdInput(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
        vErrors = vErrors === null ? validateThresholdInput.errors : vErrors.concat(validateThresholdInput.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
    errors++;
  }
  validateThresholdsInput.errors = vErrors;
  return errors === 0;
}

export function validateTrialRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.horizon === undefined){
      data.horizon = "0s";
    }
    if(data.dry_run === undefined){
      data.dry_run = false;
    }
    if(data.name === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(data.question === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "question"},message:"must have required property '"+"question"+"'"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    if(data.type === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
      if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
      errors++;
    }
    if(data.document_ids === undefined){
      const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "document_ids"},message:"must have required property '"+"document_ids"+"'"};
      if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
      errors++;
    }
    const before3=errors;
    for(const key0 in data){
      if(errors-before3>=20) break;
      if(!(func1.call(schema14.properties, key0))){
        const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
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
    if(data.reuse !== undefined){
      if(!(validateAnswerReuse(data.reuse, {instancePath:instancePath+"/reuse",parentData:data,parentDataProperty:"reuse",rootData}))){
        vErrors = vErrors === null ? validateAnswerReuse.errors : vErrors.concat(validateAnswerReuse.errors);
        errors = vErrors.length;
      }
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
      let data11 = data.parts;
      if(Array.isArray(data11)){
        if(data11.length > 32){
          const err5 = {instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"};
          if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
          errors++;
        }
        if(data11.length < 1){
          const err6 = {instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
          if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
          errors++;
        }
        const len0 = data11.length;
        for(let i0=0, before0=errors; i0<len0 && errors-before0<20; i0++){
          if(!(validatePartInput(data11[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data11,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validatePartInput.errors : vErrors.concat(validatePartInput.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err7 = {instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
        errors++;
      }
    }
    if(data.features !== undefined){
      let data13 = data.features;
      if(Array.isArray(data13)){
        if(data13.length > 32){
          const err8 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"};
          if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
          errors++;
        }
        if(data13.length < 1){
          const err9 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
          if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
          errors++;
        }
        const len1 = data13.length;
        for(let i1=0, before1=errors; i1<len1 && errors-before1<20; i1++){
          if(!(validateAttributePath(data13[i1], {instancePath:instancePath+"/features/" + i1,parentData:data13,parentDataProperty:i1,rootData}))){
            vErrors = vErrors === null ? validateAttributePath.errors : vErrors.concat(validateAttributePath.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err10 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
        errors++;
      }
    }
    if(data.freshness !== undefined){
      if(!(validateFreshnessSettings(data.freshness, {instancePath:instancePath+"/freshness",parentData:data,parentDataProperty:"freshness",rootData}))){
        vErrors = vErrors === null ? validateFreshnessSettings.errors : vErrors.concat(validateFreshnessSettings.errors);
        errors = vErrors.length;
      }
    }
    if(data.document_ids !== undefined){
      let data16 = data.document_ids;
      if(Array.isArray(data16)){
        if(data16.length > 10){
          const err11 = {instancePath:instancePath+"/document_ids",schemaPath:"#/properties/document_ids/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
          if(vErrors === null) vErrors = [err11]; else vErrors.push(err11);
          errors++;
        }
        if(data16.length < 1){
          const err12 = {instancePath:instancePath+"/document_ids",schemaPath:"#/properties/document_ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
          if(vErrors === null) vErrors = [err12]; else vErrors.push(err12);
          errors++;
        }
        const len2 = data16.length;
        for(let i2=0, before2=errors; i2<len2 && errors-before2<20; i2++){
          if(!(validateDocumentId(data16[i2], {instancePath:instancePath+"/document_ids/" + i2,parentData:data16,parentDataProperty:i2,rootData}))){
            vErrors = vErrors === null ? validateDocumentId.errors : vErrors.concat(validateDocumentId.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err13 = {instancePath:instancePath+"/document_ids",schemaPath:"#/properties/document_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err13]; else vErrors.push(err13);
        errors++;
      }
    }
    if(typeof data.dry_run !== "boolean"){
      const err14 = {instancePath:instancePath+"/dry_run",schemaPath:"#/properties/dry_run/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
      if(vErrors === null) vErrors = [err14]; else vErrors.push(err14);
      errors++;
    }
  }
  else {
    const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err15]; else vErrors.push(err15);
    errors++;
  }
  validateTrialRequest.errors = vErrors;
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
      if(!(func1.call(schema15.properties, key0))){
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
    if(data.reuse !== undefined){
      if(!(validateAnswerReuse(data.reuse, {instancePath:instancePath+"/reuse",parentData:data,parentDataProperty:"reuse",rootData}))){
        vErrors = vErrors === null ? validateAnswerReuse.errors : vErrors.concat(validateAnswerReuse.errors);
        errors = vErrors.length;
      }
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
      let data11 = data.parts;
      if(Array.isArray(data11)){
        if(data11.length > 32){
          const err3 = {instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"};
          if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
          errors++;
        }
        if(data11.length < 1){
          const err4 = {instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
          if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
          errors++;
        }
        const len0 = data11.length;
        for(let i0=0, before0=errors; i0<len0 && errors-before0<20; i0++){
          if(!(validatePartInput(data11[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data11,parentDataProperty:i0,rootData}))){
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
      let data13 = data.features;
      if(Array.isArray(data13)){
        if(data13.length > 32){
          const err6 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"};
          if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
          errors++;
        }
        if(data13.length < 1){
          const err7 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
          if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
          errors++;
        }
        const len1 = data13.length;
        for(let i1=0, before1=errors; i1<len1 && errors-before1<20; i1++){
          if(!(validateAttributePath(data13[i1], {instancePath:instancePath+"/features/" + i1,parentData:data13,parentDataProperty:i1,rootData}))){
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

export function activatePath(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  activatePath.errors = vErrors;
  return errors === 0;
}

export function activateQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  activateQuery.errors = vErrors;
  return errors === 0;
}

export function activateHeaders(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data["Idempotency-Key"] !== undefined){
      let data0 = data["Idempotency-Key"];
      if(typeof data0 === "string"){
        if(func0(data0) > 256){
          const err0 = {instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
          if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
          errors++;
        }
        if(func0(data0) < 1){
          const err1 = {instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
          if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
          errors++;
        }
      }
      else {
        const err2 = {instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
    errors++;
  }
  activateHeaders.errors = vErrors;
  return errors === 0;
}

export function createPath(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ns === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ns"},message:"must have required property '"+"ns"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!(key0 === "ns")){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.ns !== undefined){
      if(!(validateNamespaceOrTemplate(data.ns, {instancePath:instancePath+"/ns",parentData:data,parentDataProperty:"ns",rootData}))){
        vErrors = vErrors === null ? validateNamespaceOrTemplate.errors : vErrors.concat(validateNamespaceOrTemplate.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
    errors++;
  }
  createPath.errors = vErrors;
  return errors === 0;
}

export function evaluationsQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.limit === undefined){
      data.limit = 100;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!(((((((key0 === "cursor") || (key0 === "document_id")) || (key0 === "limit")) || (key0 === "shadow")) || (key0 === "since")) || (key0 === "until")) || (key0 === "version"))){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(data.cursor !== undefined){
      if(!(validateCursor(data.cursor, {instancePath:instancePath+"/cursor",parentData:data,parentDataProperty:"cursor",rootData}))){
        vErrors = vErrors === null ? validateCursor.errors : vErrors.concat(validateCursor.errors);
        errors = vErrors.length;
      }
    }
    if(data.document_id !== undefined){
      if(!(validateDocumentId(data.document_id, {instancePath:instancePath+"/document_id",parentData:data,parentDataProperty:"document_id",rootData}))){
        vErrors = vErrors === null ? validateDocumentId.errors : vErrors.concat(validateDocumentId.errors);
        errors = vErrors.length;
      }
    }
    let data2 = data.limit;
    if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
      const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    if((typeof data2 == "number") && (isFinite(data2))){
      if(data2 > 1000 || isNaN(data2)){
        const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
      if(data2 < 1 || isNaN(data2)){
        const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
        if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
        errors++;
      }
      if(!(formats0.validate(data2))){
        const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
        if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
        errors++;
      }
    }
    if(data.shadow !== undefined){
      if(typeof data.shadow !== "boolean"){
        const err5 = {instancePath:instancePath+"/shadow",schemaPath:"#/properties/shadow/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
        if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
        errors++;
      }
    }
    if(data.since !== undefined){
      if(!(validateGivenTimestamp(data.since, {instancePath:instancePath+"/since",parentData:data,parentDataProperty:"since",rootData}))){
        vErrors = vErrors === null ? validateGivenTimestamp.errors : vErrors.concat(validateGivenTimestamp.errors);
        errors = vErrors.length;
      }
    }
    if(data.until !== undefined){
      if(!(validateGivenTimestamp(data.until, {instancePath:instancePath+"/until",parentData:data,parentDataProperty:"until",rootData}))){
        vErrors = vErrors === null ? validateGivenTimestamp.errors : vErrors.concat(validateGivenTimestamp.errors);
        errors = vErrors.length;
      }
    }
    if(data.version !== undefined){
      if(!(validateVersionNumber(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
        vErrors = vErrors === null ? validateVersionNumber.errors : vErrors.concat(validateVersionNumber.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
    errors++;
  }
  evaluationsQuery.errors = vErrors;
  return errors === 0;
}

export function evaluationsHeaders(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(data && typeof data == "object" && !Array.isArray(data))){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
  }
  evaluationsHeaders.errors = vErrors;
  return errors === 0;
}

export function explainPath(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ns === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ns"},message:"must have required property '"+"ns"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(data.id === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    if(data.judgment === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "judgment"},message:"must have required property '"+"judgment"+"'"};
      if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!(((key0 === "ns") || (key0 === "id")) || (key0 === "judgment"))){
        const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
        errors++;
      }
    }
    if(data.ns !== undefined){
      if(!(validateNamespaceName(data.ns, {instancePath:instancePath+"/ns",parentData:data,parentDataProperty:"ns",rootData}))){
        vErrors = vErrors === null ? validateNamespaceName.errors : vErrors.concat(validateNamespaceName.errors);
        errors = vErrors.length;
      }
    }
    if(data.id !== undefined){
      if(!(validateDocumentId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
        vErrors = vErrors === null ? validateDocumentId.errors : vErrors.concat(validateDocumentId.errors);
        errors = vErrors.length;
      }
    }
    if(data.judgment !== undefined){
      if(!(validateName(data.judgment, {instancePath:instancePath+"/judgment",parentData:data,parentDataProperty:"judgment",rootData}))){
        vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
    errors++;
  }
  explainPath.errors = vErrors;
  return errors === 0;
}

export function listQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.limit === undefined){
      data.limit = 100;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!((key0 === "cursor") || (key0 === "limit"))){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(data.cursor !== undefined){
      if(!(validateCursor(data.cursor, {instancePath:instancePath+"/cursor",parentData:data,parentDataProperty:"cursor",rootData}))){
        vErrors = vErrors === null ? validateCursor.errors : vErrors.concat(validateCursor.errors);
        errors = vErrors.length;
      }
    }
    let data1 = data.limit;
    if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
      const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    if((typeof data1 == "number") && (isFinite(data1))){
      if(data1 > 1000 || isNaN(data1)){
        const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
      if(data1 < 1 || isNaN(data1)){
        const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
        if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
        errors++;
      }
      if(!(formats0.validate(data1))){
        const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
        if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
        errors++;
      }
    }
  }
  else {
    const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
    errors++;
  }
  listQuery.errors = vErrors;
  return errors === 0;
}

export function tryOutPath(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ns === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ns"},message:"must have required property '"+"ns"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!(key0 === "ns")){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.ns !== undefined){
      if(!(validateNamespaceName(data.ns, {instancePath:instancePath+"/ns",parentData:data,parentDataProperty:"ns",rootData}))){
        vErrors = vErrors === null ? validateNamespaceName.errors : vErrors.concat(validateNamespaceName.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
    errors++;
  }
  tryOutPath.errors = vErrors;
  return errors === 0;
}

export const activateBody = validateActivateRequest;
export const backfillPath = activatePath;
export const backfillQuery = activateQuery;
export const backfillHeaders = activateHeaders;
export const backfillBody = validateBackfillRequest;
export const createQuery = activateQuery;
export const createHeaders = activateHeaders;
export const createBody = validateJudgmentCreate;
export const createVersionPath = activatePath;
export const createVersionQuery = activateQuery;
export const createVersionHeaders = activateHeaders;
export const createVersionBody = validateVersionCreate;
export const deactivatePath = activatePath;
export const deactivateQuery = activateQuery;
export const deactivateHeaders = activateHeaders;
export const deletePath = activatePath;
export const deleteQuery = activateQuery;
export const deleteHeaders = activateHeaders;
export const evaluationsPath = activatePath;
export const explainQuery = activateQuery;
export const explainHeaders = evaluationsHeaders;
export const getPath = activatePath;
export const getQuery = activateQuery;
export const getHeaders = evaluationsHeaders;
export const listPath = createPath;
export const listHeaders = evaluationsHeaders;
export const tryOutQuery = activateQuery;
export const tryOutHeaders = activateHeaders;
export const tryOutBody = validateTrialRequest;
export const updatePath = activatePath;
export const updateQuery = activateQuery;
export const updateHeaders = activateHeaders;
export const updateBody = validateJudgmentUpdate;
