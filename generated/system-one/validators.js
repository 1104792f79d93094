// Generated from spec/ by `npm run generate`. Do not edit.
import { validateJsonObject, validateNamespaceName } from "../common/validators.js";
import { ucs2length } from "../validators-runtime.js";

const schema0 = {"type":"object","properties":{"type":{"type":"string","enum":["choice"]},"instructions":{"$ref":"SystemOneText"},"criteria":{"$ref":"SystemOneLabels"}},"required":["type","criteria"],"additionalProperties":false};
const pattern0 = new RegExp("^[\\s\\S]{1,256}$", "u");
const schema1 = {"type":"object","properties":{"type":{"type":"string","enum":["noul"]},"instructions":{"$ref":"SystemOneText"},"criteria":{"if":{"type":["object"]},"then":{"$ref":"SystemOneNoulCriteria"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["object","null"]}}}},"required":["type"],"additionalProperties":false};
const schema2 = {"if":{"type":"object","required":["type"],"properties":{"type":{"enum":["noul"]}}},"then":{"$ref":"SystemOneNoul"},"else":{"if":{"type":"object","required":["type"],"properties":{"type":{"enum":["choice"]}}},"then":{"$ref":"SystemOneChoice"},"else":{"if":{"type":"object","required":["type"],"properties":{"type":{"enum":["score"]}}},"then":{"$ref":"SystemOneScore"},"else":{"type":"object","required":["type"],"properties":{"type":{"enum":["noul","choice","score"]}}}}}};
const func0 = ucs2length;
const schema3 = {"type":"object","properties":{"type":{"type":"string","enum":["score"]},"instructions":{"$ref":"SystemOneText"},"criteria":{"type":"array","items":{"$ref":"SystemOneText"},"minItems":2,"maxItems":10}},"required":["type","criteria"],"additionalProperties":false};
const schema4 = {"if":{"type":["string"]},"then":{"type":"string"},"else":{"if":{"type":["object"]},"then":{"$ref":"JsonObject"},"else":{"if":{"type":["array"]},"then":{"type":"array","items":{}},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["string","object","array","null"]}}}}};

export function validateSystemOneChoice(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(data.criteria === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "criteria"},message:"must have required property '"+"criteria"+"'"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!(((key0 === "type") || (key0 === "instructions")) || (key0 === "criteria"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
    }
    if(data.type !== undefined){
      let data0 = data.type;
      if(typeof data0 !== "string"){
        const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
        if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
        errors++;
      }
      if(!(data0 === "choice")){
        const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema0.properties.type.enum},message:"must be equal to one of the allowed values"};
        if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
        errors++;
      }
    }
    if(data.instructions !== undefined){
      if(!(validateSystemOneText(data.instructions, {instancePath:instancePath+"/instructions",parentData:data,parentDataProperty:"instructions",rootData}))){
        vErrors = vErrors === null ? validateSystemOneText.errors : vErrors.concat(validateSystemOneText.errors);
        errors = vErrors.length;
      }
    }
    if(data.criteria !== undefined){
      if(!(validateSystemOneLabels(data.criteria, {instancePath:instancePath+"/criteria",parentData:data,parentDataProperty:"criteria",rootData}))){
        vErrors = vErrors === null ? validateSystemOneLabels.errors : vErrors.concat(validateSystemOneLabels.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
    errors++;
  }
  validateSystemOneChoice.errors = vErrors;
  return errors === 0;
}

export function validateSystemOneLabels(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(Object.keys(data).length > 255){
      const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 255},message:"must NOT have more than 255 properties"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      const _errs1 = errors;
      if(typeof key0 === "string"){
        if(!pattern0.test(key0)){
          const err1 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[\\s\\S]{1,256}$"},message:"must match pattern \""+"^[\\s\\S]{1,256}$"+"\"",propertyName:key0};
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
      if(!(validateSystemOneText(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
        vErrors = vErrors === null ? validateSystemOneText.errors : vErrors.concat(validateSystemOneText.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
    errors++;
  }
  validateSystemOneLabels.errors = vErrors;
  return errors === 0;
}

export function validateSystemOneNoul(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!(((key0 === "type") || (key0 === "instructions")) || (key0 === "criteria"))){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.type !== undefined){
      let data0 = data.type;
      if(typeof data0 !== "string"){
        const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
      if(!(data0 === "noul")){
        const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema1.properties.type.enum},message:"must be equal to one of the allowed values"};
        if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
        errors++;
      }
    }
    if(data.instructions !== undefined){
      if(!(validateSystemOneText(data.instructions, {instancePath:instancePath+"/instructions",parentData:data,parentDataProperty:"instructions",rootData}))){
        vErrors = vErrors === null ? validateSystemOneText.errors : vErrors.concat(validateSystemOneText.errors);
        errors = vErrors.length;
      }
    }
    if(data.criteria !== undefined){
      let data2 = data.criteria;
      const _errs6 = errors;
      let valid1 = true;
      const _errs7 = errors;
      if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
        const err4 = {};
        if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
        errors++;
      }
      var _valid0 = _errs7 === errors;
      errors = _errs6;
      if(vErrors !== null){
        if(_errs6){
          vErrors.length = _errs6;
        }
        else {
          vErrors = null;
        }
      }
      let ifClause0;
      if(_valid0){
        const _errs9 = errors;
        if(!(validateSystemOneNoulCriteria(data2, {instancePath:instancePath+"/criteria",parentData:data,parentDataProperty:"criteria",rootData}))){
          vErrors = vErrors === null ? validateSystemOneNoulCriteria.errors : vErrors.concat(validateSystemOneNoulCriteria.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs9 === errors;
        valid1 = _valid0;
        ifClause0 = "then";
      }
      else {
        const _errs10 = errors;
        const _errs11 = errors;
        let valid2 = true;
        const _errs12 = errors;
        if(data2 !== null){
          const err5 = {};
          if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
          errors++;
        }
        var _valid1 = _errs12 === errors;
        errors = _errs11;
        if(vErrors !== null){
          if(_errs11){
            vErrors.length = _errs11;
          }
          else {
            vErrors = null;
          }
        }
        let ifClause1;
        if(_valid1){
          const _errs14 = errors;
          if(data2 !== null){
            const err6 = {instancePath:instancePath+"/criteria",schemaPath:"#/properties/criteria/else/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
            if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
            errors++;
          }
          var _valid1 = _errs14 === errors;
          valid2 = _valid1;
          ifClause1 = "then";
        }
        else {
          const _errs16 = errors;
          if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
            const err7 = {instancePath:instancePath+"/criteria",schemaPath:"#/properties/criteria/else/else/type",keyword:"type",params:{type: schema1.properties.criteria.else.else.type},message:"must be object,null"};
            if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
            errors++;
          }
          var _valid1 = _errs16 === errors;
          valid2 = _valid1;
          ifClause1 = "else";
        }
        if(!valid2){
          const err8 = {instancePath:instancePath+"/criteria",schemaPath:"#/properties/criteria/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
          if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
          errors++;
        }
        var _valid0 = _errs10 === errors;
        valid1 = _valid0;
        ifClause0 = "else";
      }
      if(!valid1){
        const err9 = {instancePath:instancePath+"/criteria",schemaPath:"#/properties/criteria/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
        if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
        errors++;
      }
    }
  }
  else {
    const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
    errors++;
  }
  validateSystemOneNoul.errors = vErrors;
  return errors === 0;
}

export function validateSystemOneNoulCriteria(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validateSystemOneText(data.true, {instancePath:instancePath+"/true",parentData:data,parentDataProperty:"true",rootData}))){
        vErrors = vErrors === null ? validateSystemOneText.errors : vErrors.concat(validateSystemOneText.errors);
        errors = vErrors.length;
      }
    }
    if(data.false !== undefined){
      if(!(validateSystemOneText(data.false, {instancePath:instancePath+"/false",parentData:data,parentDataProperty:"false",rootData}))){
        vErrors = vErrors === null ? validateSystemOneText.errors : vErrors.concat(validateSystemOneText.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
    errors++;
  }
  validateSystemOneNoulCriteria.errors = vErrors;
  return errors === 0;
}

export function validateSystemOneQuestion(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = true;
  const _errs1 = errors;
  if(errors === _errs1){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.type === undefined) && (missing0 = "type")){
        const err0 = {};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
      else {
        if(data.type !== undefined){
          if(!(data.type === "noul")){
            const err1 = {};
            if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
            errors++;
          }
        }
      }
    }
    else {
      const err2 = {};
      if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
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
    const _errs4 = errors;
    if(!(validateSystemOneNoul(data, {instancePath,parentData,parentDataProperty,rootData}))){
      vErrors = vErrors === null ? validateSystemOneNoul.errors : vErrors.concat(validateSystemOneNoul.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs4 === errors;
    valid0 = _valid0;
    ifClause0 = "then";
  }
  else {
    const _errs5 = errors;
    const _errs6 = errors;
    let valid2 = true;
    const _errs7 = errors;
    if(errors === _errs7){
      if(data && typeof data == "object" && !Array.isArray(data)){
        let missing1;
        if((data.type === undefined) && (missing1 = "type")){
          const err3 = {};
          if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
          errors++;
        }
        else {
          if(data.type !== undefined){
            if(!(data.type === "choice")){
              const err4 = {};
              if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
              errors++;
            }
          }
        }
      }
      else {
        const err5 = {};
        if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
        errors++;
      }
    }
    var _valid1 = _errs7 === errors;
    errors = _errs6;
    if(vErrors !== null){
      if(_errs6){
        vErrors.length = _errs6;
      }
      else {
        vErrors = null;
      }
    }
    let ifClause1;
    if(_valid1){
      const _errs10 = errors;
      if(!(validateSystemOneChoice(data, {instancePath,parentData,parentDataProperty,rootData}))){
        vErrors = vErrors === null ? validateSystemOneChoice.errors : vErrors.concat(validateSystemOneChoice.errors);
        errors = vErrors.length;
      }
      var _valid1 = _errs10 === errors;
      valid2 = _valid1;
      ifClause1 = "then";
    }
    else {
      const _errs11 = errors;
      const _errs12 = errors;
      let valid4 = true;
      const _errs13 = errors;
      if(errors === _errs13){
        if(data && typeof data == "object" && !Array.isArray(data)){
          let missing2;
          if((data.type === undefined) && (missing2 = "type")){
            const err6 = {};
            if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
            errors++;
          }
          else {
            if(data.type !== undefined){
              if(!(data.type === "score")){
                const err7 = {};
                if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
                errors++;
              }
            }
          }
        }
        else {
          const err8 = {};
          if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
          errors++;
        }
      }
      var _valid2 = _errs13 === errors;
      errors = _errs12;
      if(vErrors !== null){
        if(_errs12){
          vErrors.length = _errs12;
        }
        else {
          vErrors = null;
        }
      }
      let ifClause2;
      if(_valid2){
        const _errs16 = errors;
        if(!(validateSystemOneScore(data, {instancePath,parentData,parentDataProperty,rootData}))){
          vErrors = vErrors === null ? validateSystemOneScore.errors : vErrors.concat(validateSystemOneScore.errors);
          errors = vErrors.length;
        }
        var _valid2 = _errs16 === errors;
        valid4 = _valid2;
        ifClause2 = "then";
      }
      else {
        const _errs17 = errors;
        if(data && typeof data == "object" && !Array.isArray(data)){
          if(data.type === undefined){
            const err9 = {instancePath,schemaPath:"#/else/else/else/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
            if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
            errors++;
          }
          if(data.type !== undefined){
            let data3 = data.type;
            if(!(((data3 === "noul") || (data3 === "choice")) || (data3 === "score"))){
              const err10 = {instancePath:instancePath+"/type",schemaPath:"#/else/else/else/properties/type/enum",keyword:"enum",params:{allowedValues: schema2.else.else.else.properties.type.enum},message:"must be equal to one of the allowed values"};
              if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
              errors++;
            }
          }
        }
        else {
          const err11 = {instancePath,schemaPath:"#/else/else/else/type",keyword:"type",params:{type: "object"},message:"must be object"};
          if(vErrors === null) vErrors = [err11]; else vErrors.push(err11);
          errors++;
        }
        var _valid2 = _errs17 === errors;
        valid4 = _valid2;
        ifClause2 = "else";
      }
      if(!valid4){
        const err12 = {instancePath,schemaPath:"#/else/else/if",keyword:"if",params:{failingKeyword: ifClause2},message:"must match \""+ifClause2+"\" schema"};
        if(vErrors === null) vErrors = [err12]; else vErrors.push(err12);
        errors++;
      }
      var _valid1 = _errs11 === errors;
      valid2 = _valid1;
      ifClause1 = "else";
    }
    if(!valid2){
      const err13 = {instancePath,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
      if(vErrors === null) vErrors = [err13]; else vErrors.push(err13);
      errors++;
    }
    var _valid0 = _errs5 === errors;
    valid0 = _valid0;
    ifClause0 = "else";
  }
  if(!valid0){
    const err14 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
    if(vErrors === null) vErrors = [err14]; else vErrors.push(err14);
    errors++;
  }
  validateSystemOneQuestion.errors = vErrors;
  return errors === 0;
}

export function validateSystemOneQuestions(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(Object.keys(data).length > 64){
      const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 64},message:"must NOT have more than 64 properties"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      const _errs1 = errors;
      if(typeof key0 === "string"){
        if(!pattern0.test(key0)){
          const err1 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[\\s\\S]{1,256}$"},message:"must match pattern \""+"^[\\s\\S]{1,256}$"+"\"",propertyName:key0};
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
      if(!(validateSystemOneQuestion(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
        vErrors = vErrors === null ? validateSystemOneQuestion.errors : vErrors.concat(validateSystemOneQuestion.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
    errors++;
  }
  validateSystemOneQuestions.errors = vErrors;
  return errors === 0;
}

export function validateSystemOneRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.state === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(data.questions === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "questions"},message:"must have required property '"+"questions"+"'"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!(((key0 === "model") || (key0 === "state")) || (key0 === "questions"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
    }
    if(data.model !== undefined){
      let data0 = data.model;
      if(typeof data0 === "string"){
        if(func0(data0) > 256){
          const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
          if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
          errors++;
        }
        if(func0(data0) < 1){
          const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
          if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
          errors++;
        }
      }
      else {
        const err5 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"};
        if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
        errors++;
      }
    }
    if(data.state !== undefined){
      if(!(validateSystemOneText(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
        vErrors = vErrors === null ? validateSystemOneText.errors : vErrors.concat(validateSystemOneText.errors);
        errors = vErrors.length;
      }
    }
    if(data.questions !== undefined){
      if(!(validateSystemOneQuestions(data.questions, {instancePath:instancePath+"/questions",parentData:data,parentDataProperty:"questions",rootData}))){
        vErrors = vErrors === null ? validateSystemOneQuestions.errors : vErrors.concat(validateSystemOneQuestions.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
    errors++;
  }
  validateSystemOneRequest.errors = vErrors;
  return errors === 0;
}

export function validateSystemOneScore(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(data.criteria === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "criteria"},message:"must have required property '"+"criteria"+"'"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    const before1=errors;
    for(const key0 in data){
      if(errors-before1>=20) break;
      if(!(((key0 === "type") || (key0 === "instructions")) || (key0 === "criteria"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
    }
    if(data.type !== undefined){
      let data0 = data.type;
      if(typeof data0 !== "string"){
        const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
        if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
        errors++;
      }
      if(!(data0 === "score")){
        const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema3.properties.type.enum},message:"must be equal to one of the allowed values"};
        if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
        errors++;
      }
    }
    if(data.instructions !== undefined){
      if(!(validateSystemOneText(data.instructions, {instancePath:instancePath+"/instructions",parentData:data,parentDataProperty:"instructions",rootData}))){
        vErrors = vErrors === null ? validateSystemOneText.errors : vErrors.concat(validateSystemOneText.errors);
        errors = vErrors.length;
      }
    }
    if(data.criteria !== undefined){
      let data2 = data.criteria;
      if(Array.isArray(data2)){
        if(data2.length > 10){
          const err5 = {instancePath:instancePath+"/criteria",schemaPath:"#/properties/criteria/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
          if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
          errors++;
        }
        if(data2.length < 2){
          const err6 = {instancePath:instancePath+"/criteria",schemaPath:"#/properties/criteria/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
          if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
          errors++;
        }
        const len0 = data2.length;
        for(let i0=0, before0=errors; i0<len0 && errors-before0<20; i0++){
          if(!(validateSystemOneText(data2[i0], {instancePath:instancePath+"/criteria/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validateSystemOneText.errors : vErrors.concat(validateSystemOneText.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err7 = {instancePath:instancePath+"/criteria",schemaPath:"#/properties/criteria/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
        errors++;
      }
    }
  }
  else {
    const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
    errors++;
  }
  validateSystemOneScore.errors = vErrors;
  return errors === 0;
}

export function validateSystemOneText(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(typeof data !== "string"){
      const err1 = {instancePath,schemaPath:"#/then/type",keyword:"type",params:{type: "string"},message:"must be string"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = _valid0;
    ifClause0 = "then";
  }
  else {
    const _errs5 = errors;
    const _errs6 = errors;
    let valid1 = true;
    const _errs7 = errors;
    if(!(data && typeof data == "object" && !Array.isArray(data))){
      const err2 = {};
      if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
      errors++;
    }
    var _valid1 = _errs7 === errors;
    errors = _errs6;
    if(vErrors !== null){
      if(_errs6){
        vErrors.length = _errs6;
      }
      else {
        vErrors = null;
      }
    }
    let ifClause1;
    if(_valid1){
      const _errs9 = errors;
      if(!(validateJsonObject(data, {instancePath,parentData,parentDataProperty,rootData}))){
        vErrors = vErrors === null ? validateJsonObject.errors : vErrors.concat(validateJsonObject.errors);
        errors = vErrors.length;
      }
      var _valid1 = _errs9 === errors;
      valid1 = _valid1;
      ifClause1 = "then";
    }
    else {
      const _errs10 = errors;
      const _errs11 = errors;
      let valid2 = true;
      const _errs12 = errors;
      if(!(Array.isArray(data))){
        const err3 = {};
        if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
        errors++;
      }
      var _valid2 = _errs12 === errors;
      errors = _errs11;
      if(vErrors !== null){
        if(_errs11){
          vErrors.length = _errs11;
        }
        else {
          vErrors = null;
        }
      }
      let ifClause2;
      if(_valid2){
        const _errs14 = errors;
        if(!(Array.isArray(data))){
          const err4 = {instancePath,schemaPath:"#/else/else/then/type",keyword:"type",params:{type: "array"},message:"must be array"};
          if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
          errors++;
        }
        var _valid2 = _errs14 === errors;
        valid2 = _valid2;
        ifClause2 = "then";
      }
      else {
        const _errs16 = errors;
        const _errs17 = errors;
        let valid3 = true;
        const _errs18 = errors;
        if(data !== null){
          const err5 = {};
          if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
          errors++;
        }
        var _valid3 = _errs18 === errors;
        errors = _errs17;
        if(vErrors !== null){
          if(_errs17){
            vErrors.length = _errs17;
          }
          else {
            vErrors = null;
          }
        }
        let ifClause3;
        if(_valid3){
          const _errs20 = errors;
          if(data !== null){
            const err6 = {instancePath,schemaPath:"#/else/else/else/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
            if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
            errors++;
          }
          var _valid3 = _errs20 === errors;
          valid3 = _valid3;
          ifClause3 = "then";
        }
        else {
          const _errs22 = errors;
          if((typeof data != "object") && (typeof data !== "string")){
            const err7 = {instancePath,schemaPath:"#/else/else/else/else/type",keyword:"type",params:{type: schema4.else.else.else.else.type},message:"must be string,object,array,null"};
            if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
            errors++;
          }
          var _valid3 = _errs22 === errors;
          valid3 = _valid3;
          ifClause3 = "else";
        }
        if(!valid3){
          const err8 = {instancePath,schemaPath:"#/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause3},message:"must match \""+ifClause3+"\" schema"};
          if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
          errors++;
        }
        var _valid2 = _errs16 === errors;
        valid2 = _valid2;
        ifClause2 = "else";
      }
      if(!valid2){
        const err9 = {instancePath,schemaPath:"#/else/else/if",keyword:"if",params:{failingKeyword: ifClause2},message:"must match \""+ifClause2+"\" schema"};
        if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
        errors++;
      }
      var _valid1 = _errs10 === errors;
      valid1 = _valid1;
      ifClause1 = "else";
    }
    if(!valid1){
      const err10 = {instancePath,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
      if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
      errors++;
    }
    var _valid0 = _errs5 === errors;
    valid0 = _valid0;
    ifClause0 = "else";
  }
  if(!valid0){
    const err11 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
    if(vErrors === null) vErrors = [err11]; else vErrors.push(err11);
    errors++;
  }
  validateSystemOneText.errors = vErrors;
  return errors === 0;
}

export function answerPath(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  answerPath.errors = vErrors;
  return errors === 0;
}

export function answerHeaders(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data["Judgment-Namespace"] !== undefined){
      if(!(validateNamespaceName(data["Judgment-Namespace"], {instancePath:instancePath+"/Judgment-Namespace",parentData:data,parentDataProperty:"Judgment-Namespace",rootData}))){
        vErrors = vErrors === null ? validateNamespaceName.errors : vErrors.concat(validateNamespaceName.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
  }
  answerHeaders.errors = vErrors;
  return errors === 0;
}

export const answerQuery = answerPath;
export const answerBody = validateSystemOneRequest;
