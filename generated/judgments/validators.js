// Generated from spec/ by `npm run generate`. Do not edit.
import { createRequire } from "node:module";
import { validateJudgmentType } from "../answers/validators.js";
import { validateAttributeMatch, validateAttributePath, validateCursor, validateDocumentId, validateDurationOrZero, validateGivenTimestamp, validateName, validateNamespaceName, validateNamespaceOrTemplate, validateVersionNumber } from "../common/validators.js";
import { validateContextRecipeInput } from "../context/validators.js";
import { validateCriteriaInput, validateEngineSelectionInput, validateInstructionText, validateOptionsInput, validatePartInput } from "../definitions/validators.js";
import { validateFreshnessChanges, validateFreshnessSettings } from "../freshness/validators.js";
import { validateThresholdChanges, validateThresholdsInput } from "../thresholds/validators.js";

const require = createRequire(import.meta.url);
const func0 = Object.prototype.hasOwnProperty;
const schema0 = {"type":"object","properties":{"name":{"$ref":"Name"},"question":{"$ref":"InstructionText"},"type":{"$ref":"JudgmentType"},"criteria":{"$ref":"CriteriaInput"},"options":{"$ref":"OptionsInput"},"context":{"$ref":"ContextRecipeInput"},"engine":{"$ref":"EngineSelectionInput"},"horizon":{"$ref":"DurationOrZero","default":"0s"},"applies_to":{"$ref":"AttributeMatch"},"thresholds":{"$ref":"ThresholdsInput"},"parts":{"type":"array","items":{"$ref":"PartInput"},"minItems":1,"maxItems":32},"features":{"type":"array","items":{"$ref":"AttributePath"},"minItems":1,"maxItems":32},"freshness":{"$ref":"FreshnessSettings"}},"required":["name","question","type"],"additionalProperties":false};
const schema1 = {"type":"object","properties":{"thresholds":{"if":{"type":["object"]},"then":{"$ref":"ThresholdChanges"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["object","null"]}}},"freshness":{"if":{"type":["object"]},"then":{"$ref":"FreshnessChanges"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["object","null"]}}}},"additionalProperties":false};
const func1 = require("ajv/dist/runtime/ucs2length").default;
const formats0 = require("ajv-formats/dist/formats").fullFormats.int32;

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
      if(!(func0.call(schema0.properties, key0))){
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
          const err4 = {instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"};
          if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
          errors++;
        }
        if(data10.length < 1){
          const err5 = {instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
          if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
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
        const err6 = {instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
        errors++;
      }
    }
    if(data.features !== undefined){
      let data12 = data.features;
      if(Array.isArray(data12)){
        if(data12.length > 32){
          const err7 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"};
          if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
          errors++;
        }
        if(data12.length < 1){
          const err8 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
          if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
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
            const err4 = {instancePath:instancePath+"/thresholds",schemaPath:"#/properties/thresholds/else/else/type",keyword:"type",params:{type: schema1.properties.thresholds.else.else.type},message:"must be object,null"};
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
            const err10 = {instancePath:instancePath+"/freshness",schemaPath:"#/properties/freshness/else/else/type",keyword:"type",params:{type: schema1.properties.freshness.else.else.type},message:"must be object,null"};
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
        if(func1(data0) > 256){
          const err0 = {instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
          if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
          errors++;
        }
        if(func1(data0) < 1){
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

export { validateActivateRequest as activateBody } from "../judgment-versions/validators.js";
export const backfillPath = activatePath;
export const backfillQuery = activateQuery;
export const backfillHeaders = activateHeaders;
export { validateBackfillRequest as backfillBody } from "../backfills/validators.js";
export const createQuery = activateQuery;
export const createHeaders = activateHeaders;
export const createBody = validateJudgmentCreate;
export const createVersionPath = activatePath;
export const createVersionQuery = activateQuery;
export const createVersionHeaders = activateHeaders;
export { validateVersionCreate as createVersionBody } from "../judgment-versions/validators.js";
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
export const updatePath = activatePath;
export const updateQuery = activateQuery;
export const updateHeaders = activateHeaders;
export const updateBody = validateJudgmentUpdate;
