// Generated from spec/ by `npm run generate`. Do not edit.
import { validateCursor, validateName, validateNamespaceName } from "../common/validators.js";
import { formats, ucs2length } from "../validators-runtime.js";

const schema0 = {"type":"string","enum":["strong","eventual"]};
const schema1 = {"if":{"type":"array","minItems":1,"items":[{"enum":["And","Or"]}]},"then":{"type":"array","items":[{"enum":["And","Or"]},{"type":"array","minItems":1,"maxItems":64,"items":{"type":"array","minItems":2,"maxItems":3}}],"minItems":2,"maxItems":2},"else":{"if":{"type":"array","minItems":1,"items":[{"enum":["Not"]}]},"then":{"type":"array","items":[{"const":"Not"},{"type":"array","minItems":2,"maxItems":3}],"minItems":2,"maxItems":2},"else":{"$ref":"FilterCondition"}}};
const schema2 = {"if":{"type":"array","minItems":1,"items":[{"enum":["And","Or"]}]},"then":{"type":"array","items":[{"enum":["And","Or"]},{"type":"array","minItems":1,"maxItems":64,"items":{"$ref":"NestedFilter"}}],"minItems":2,"maxItems":2},"else":{"if":{"type":"array","minItems":1,"items":[{"enum":["Not"]}]},"then":{"type":"array","items":[{"const":"Not"},{"$ref":"NestedFilter"}],"minItems":2,"maxItems":2},"else":{"$ref":"FilterCondition"}}};
const func0 = ucs2length;
const pattern0 = new RegExp("^(id|created_at|updated_at|attributes\\.[A-Za-z0-9_-]{1,128}|answers\\.[A-Za-z0-9_-]{1,128}\\.(p|value|score|escape_p|freshness|calibrated\\.(p|score)|dist\\..+|thresholds\\.[A-Za-z0-9_-]{1,128}))$", "u");
const schema3 = {"type":"array","items":[{"type":"string","maxLength":1024,"pattern":"^(id|created_at|updated_at|attributes\\.[A-Za-z0-9_-]{1,128}|answers\\.[A-Za-z0-9_-]{1,128}\\.(p|value|score|escape_p|freshness|calibrated\\.(p|score)|dist\\..+|thresholds\\.[A-Za-z0-9_-]{1,128}))$"},{"enum":["Eq","NotEq","In","NotIn","Lt","Lte","Gt","Gte","Glob","NotGlob","IGlob","NotIGlob","Contains","ContainsAny"]},{"if":{"type":["string","number","boolean","null"]},"then":{"type":["string","number","boolean","null"]},"else":{"if":{"type":["array"]},"then":{"type":"array","maxItems":1000,"items":{"type":["string","number","boolean","null"]}},"else":{"type":["string","number","boolean","null","array"]}}}],"minItems":3,"maxItems":3};
const schema4 = {"if":{"type":["array"]},"then":{"$ref":"AttributeNames"},"else":{"if":{"type":["boolean"]},"then":{"type":"boolean"},"else":{"type":["array","boolean"]}}};
const schema5 = {"if":{"type":"array","minItems":1,"items":[{"enum":["And","Or"]}]},"then":{"type":"array","items":[{"enum":["And","Or"]},{"type":"array","minItems":1,"maxItems":64,"items":{"$ref":"DeepFilter"}}],"minItems":2,"maxItems":2},"else":{"if":{"type":"array","minItems":1,"items":[{"enum":["Not"]}]},"then":{"type":"array","items":[{"const":"Not"},{"$ref":"DeepFilter"}],"minItems":2,"maxItems":2},"else":{"$ref":"FilterCondition"}}};
const schema6 = {"type":"string","enum":["any","fresh_only"]};
const formats0 = formats.int32;
const schema7 = {"type":"array","items":[{"type":"string","minLength":1,"maxLength":1024},{"enum":["asc","desc"]}],"minItems":2,"maxItems":2};

export function validateAttributeNames(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(Array.isArray(data)){
    if(data.length > 256){
      const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 256},message:"must NOT have more than 256 items"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const len0 = data.length;
    for(let i0=0, before0=errors; i0<len0 && errors-before0<20; i0++){
      if(!(validateName(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
        vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
    errors++;
  }
  validateAttributeNames.errors = vErrors;
  return errors === 0;
}

export function validateConsistency(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
  }
  if(!((data === "strong") || (data === "eventual"))){
    const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum},message:"must be equal to one of the allowed values"};
    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
    errors++;
  }
  validateConsistency.errors = vErrors;
  return errors === 0;
}

export function validateDeepFilter(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = true;
  const _errs1 = errors;
  if(errors === _errs1){
    if(Array.isArray(data)){
      if(data.length < 1){
        const err0 = {};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
      else {
        const len0 = data.length;
        if(len0 > 0){
          let data0 = data[0];
          if(!((data0 === "And") || (data0 === "Or"))){
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
    if(Array.isArray(data)){
      if(data.length > 2){
        const err3 = {instancePath,schemaPath:"#/then/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
        if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
        errors++;
      }
      if(data.length < 2){
        const err4 = {instancePath,schemaPath:"#/then/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
        if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
        errors++;
      }
      const len1 = data.length;
      if(len1 > 0){
        let data1 = data[0];
        if(!((data1 === "And") || (data1 === "Or"))){
          const err5 = {instancePath:instancePath+"/0",schemaPath:"#/then/items/0/enum",keyword:"enum",params:{allowedValues: schema1.then.items[0].enum},message:"must be equal to one of the allowed values"};
          if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
          errors++;
        }
      }
      if(len1 > 1){
        let data2 = data[1];
        if(Array.isArray(data2)){
          if(data2.length > 64){
            const err6 = {instancePath:instancePath+"/1",schemaPath:"#/then/items/1/maxItems",keyword:"maxItems",params:{limit: 64},message:"must NOT have more than 64 items"};
            if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
            errors++;
          }
          if(data2.length < 1){
            const err7 = {instancePath:instancePath+"/1",schemaPath:"#/then/items/1/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
            if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
            errors++;
          }
          const len2 = data2.length;
          for(let i0=0, before0=errors; i0<len2 && errors-before0<20; i0++){
            let data3 = data2[i0];
            if(Array.isArray(data3)){
              if(data3.length > 3){
                const err8 = {instancePath:instancePath+"/1/" + i0,schemaPath:"#/then/items/1/items/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"};
                if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
                errors++;
              }
              if(data3.length < 2){
                const err9 = {instancePath:instancePath+"/1/" + i0,schemaPath:"#/then/items/1/items/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
                if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
                errors++;
              }
            }
            else {
              const err10 = {instancePath:instancePath+"/1/" + i0,schemaPath:"#/then/items/1/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
              if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
              errors++;
            }
          }
        }
        else {
          const err11 = {instancePath:instancePath+"/1",schemaPath:"#/then/items/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
          if(vErrors === null) vErrors = [err11]; else vErrors.push(err11);
          errors++;
        }
      }
    }
    else {
      const err12 = {instancePath,schemaPath:"#/then/type",keyword:"type",params:{type: "array"},message:"must be array"};
      if(vErrors === null) vErrors = [err12]; else vErrors.push(err12);
      errors++;
    }
    var _valid0 = _errs4 === errors;
    valid0 = _valid0;
    ifClause0 = "then";
  }
  else {
    const _errs11 = errors;
    const _errs12 = errors;
    let valid5 = true;
    const _errs13 = errors;
    if(errors === _errs13){
      if(Array.isArray(data)){
        if(data.length < 1){
          const err13 = {};
          if(vErrors === null) vErrors = [err13]; else vErrors.push(err13);
          errors++;
        }
        else {
          const len3 = data.length;
          if(len3 > 0){
            if(!(data[0] === "Not")){
              const err14 = {};
              if(vErrors === null) vErrors = [err14]; else vErrors.push(err14);
              errors++;
            }
          }
        }
      }
      else {
        const err15 = {};
        if(vErrors === null) vErrors = [err15]; else vErrors.push(err15);
        errors++;
      }
    }
    var _valid1 = _errs13 === errors;
    errors = _errs12;
    if(vErrors !== null){
      if(_errs12){
        vErrors.length = _errs12;
      }
      else {
        vErrors = null;
      }
    }
    let ifClause1;
    if(_valid1){
      const _errs16 = errors;
      if(Array.isArray(data)){
        if(data.length > 2){
          const err16 = {instancePath,schemaPath:"#/else/then/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
          if(vErrors === null) vErrors = [err16]; else vErrors.push(err16);
          errors++;
        }
        if(data.length < 2){
          const err17 = {instancePath,schemaPath:"#/else/then/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
          if(vErrors === null) vErrors = [err17]; else vErrors.push(err17);
          errors++;
        }
        const len4 = data.length;
        if(len4 > 0){
          if("Not" !== data[0]){
            const err18 = {instancePath:instancePath+"/0",schemaPath:"#/else/then/items/0/const",keyword:"const",params:{allowedValue: "Not"},message:"must be equal to constant"};
            if(vErrors === null) vErrors = [err18]; else vErrors.push(err18);
            errors++;
          }
        }
        if(len4 > 1){
          let data6 = data[1];
          if(Array.isArray(data6)){
            if(data6.length > 3){
              const err19 = {instancePath:instancePath+"/1",schemaPath:"#/else/then/items/1/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"};
              if(vErrors === null) vErrors = [err19]; else vErrors.push(err19);
              errors++;
            }
            if(data6.length < 2){
              const err20 = {instancePath:instancePath+"/1",schemaPath:"#/else/then/items/1/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
              if(vErrors === null) vErrors = [err20]; else vErrors.push(err20);
              errors++;
            }
          }
          else {
            const err21 = {instancePath:instancePath+"/1",schemaPath:"#/else/then/items/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
            if(vErrors === null) vErrors = [err21]; else vErrors.push(err21);
            errors++;
          }
        }
      }
      else {
        const err22 = {instancePath,schemaPath:"#/else/then/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err22]; else vErrors.push(err22);
        errors++;
      }
      var _valid1 = _errs16 === errors;
      valid5 = _valid1;
      ifClause1 = "then";
    }
    else {
      const _errs21 = errors;
      if(!(validateFilterCondition(data, {instancePath,parentData,parentDataProperty,rootData}))){
        vErrors = vErrors === null ? validateFilterCondition.errors : vErrors.concat(validateFilterCondition.errors);
        errors = vErrors.length;
      }
      var _valid1 = _errs21 === errors;
      valid5 = _valid1;
      ifClause1 = "else";
    }
    if(!valid5){
      const err23 = {instancePath,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
      if(vErrors === null) vErrors = [err23]; else vErrors.push(err23);
      errors++;
    }
    var _valid0 = _errs11 === errors;
    valid0 = _valid0;
    ifClause0 = "else";
  }
  if(!valid0){
    const err24 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
    if(vErrors === null) vErrors = [err24]; else vErrors.push(err24);
    errors++;
  }
  validateDeepFilter.errors = vErrors;
  return errors === 0;
}

export function validateFilter(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = true;
  const _errs1 = errors;
  if(errors === _errs1){
    if(Array.isArray(data)){
      if(data.length < 1){
        const err0 = {};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
      else {
        const len0 = data.length;
        if(len0 > 0){
          let data0 = data[0];
          if(!((data0 === "And") || (data0 === "Or"))){
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
    if(Array.isArray(data)){
      if(data.length > 2){
        const err3 = {instancePath,schemaPath:"#/then/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
        if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
        errors++;
      }
      if(data.length < 2){
        const err4 = {instancePath,schemaPath:"#/then/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
        if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
        errors++;
      }
      const len1 = data.length;
      if(len1 > 0){
        let data1 = data[0];
        if(!((data1 === "And") || (data1 === "Or"))){
          const err5 = {instancePath:instancePath+"/0",schemaPath:"#/then/items/0/enum",keyword:"enum",params:{allowedValues: schema2.then.items[0].enum},message:"must be equal to one of the allowed values"};
          if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
          errors++;
        }
      }
      if(len1 > 1){
        let data2 = data[1];
        if(Array.isArray(data2)){
          if(data2.length > 64){
            const err6 = {instancePath:instancePath+"/1",schemaPath:"#/then/items/1/maxItems",keyword:"maxItems",params:{limit: 64},message:"must NOT have more than 64 items"};
            if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
            errors++;
          }
          if(data2.length < 1){
            const err7 = {instancePath:instancePath+"/1",schemaPath:"#/then/items/1/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
            if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
            errors++;
          }
          const len2 = data2.length;
          for(let i0=0, before0=errors; i0<len2 && errors-before0<20; i0++){
            if(!(validateNestedFilter(data2[i0], {instancePath:instancePath+"/1/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
              vErrors = vErrors === null ? validateNestedFilter.errors : vErrors.concat(validateNestedFilter.errors);
              errors = vErrors.length;
            }
          }
        }
        else {
          const err8 = {instancePath:instancePath+"/1",schemaPath:"#/then/items/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
          if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
          errors++;
        }
      }
    }
    else {
      const err9 = {instancePath,schemaPath:"#/then/type",keyword:"type",params:{type: "array"},message:"must be array"};
      if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
      errors++;
    }
    var _valid0 = _errs4 === errors;
    valid0 = _valid0;
    ifClause0 = "then";
  }
  else {
    const _errs10 = errors;
    const _errs11 = errors;
    let valid5 = true;
    const _errs12 = errors;
    if(errors === _errs12){
      if(Array.isArray(data)){
        if(data.length < 1){
          const err10 = {};
          if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
          errors++;
        }
        else {
          const len3 = data.length;
          if(len3 > 0){
            if(!(data[0] === "Not")){
              const err11 = {};
              if(vErrors === null) vErrors = [err11]; else vErrors.push(err11);
              errors++;
            }
          }
        }
      }
      else {
        const err12 = {};
        if(vErrors === null) vErrors = [err12]; else vErrors.push(err12);
        errors++;
      }
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
      const _errs15 = errors;
      if(Array.isArray(data)){
        if(data.length > 2){
          const err13 = {instancePath,schemaPath:"#/else/then/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
          if(vErrors === null) vErrors = [err13]; else vErrors.push(err13);
          errors++;
        }
        if(data.length < 2){
          const err14 = {instancePath,schemaPath:"#/else/then/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
          if(vErrors === null) vErrors = [err14]; else vErrors.push(err14);
          errors++;
        }
        const len4 = data.length;
        if(len4 > 0){
          if("Not" !== data[0]){
            const err15 = {instancePath:instancePath+"/0",schemaPath:"#/else/then/items/0/const",keyword:"const",params:{allowedValue: "Not"},message:"must be equal to constant"};
            if(vErrors === null) vErrors = [err15]; else vErrors.push(err15);
            errors++;
          }
        }
        if(len4 > 1){
          if(!(validateNestedFilter(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
            vErrors = vErrors === null ? validateNestedFilter.errors : vErrors.concat(validateNestedFilter.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err16 = {instancePath,schemaPath:"#/else/then/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err16]; else vErrors.push(err16);
        errors++;
      }
      var _valid1 = _errs15 === errors;
      valid5 = _valid1;
      ifClause1 = "then";
    }
    else {
      const _errs19 = errors;
      if(!(validateFilterCondition(data, {instancePath,parentData,parentDataProperty,rootData}))){
        vErrors = vErrors === null ? validateFilterCondition.errors : vErrors.concat(validateFilterCondition.errors);
        errors = vErrors.length;
      }
      var _valid1 = _errs19 === errors;
      valid5 = _valid1;
      ifClause1 = "else";
    }
    if(!valid5){
      const err17 = {instancePath,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
      if(vErrors === null) vErrors = [err17]; else vErrors.push(err17);
      errors++;
    }
    var _valid0 = _errs10 === errors;
    valid0 = _valid0;
    ifClause0 = "else";
  }
  if(!valid0){
    const err18 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
    if(vErrors === null) vErrors = [err18]; else vErrors.push(err18);
    errors++;
  }
  validateFilter.errors = vErrors;
  return errors === 0;
}

export function validateFilterCondition(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(Array.isArray(data)){
    if(data.length > 3){
      const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(data.length < 3){
      const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 3},message:"must NOT have fewer than 3 items"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    const len0 = data.length;
    if(len0 > 0){
      let data0 = data[0];
      if(typeof data0 === "string"){
        if(func0(data0) > 1024){
          const err2 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
          if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
          errors++;
        }
        if(!pattern0.test(data0)){
          const err3 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/pattern",keyword:"pattern",params:{pattern: "^(id|created_at|updated_at|attributes\\.[A-Za-z0-9_-]{1,128}|answers\\.[A-Za-z0-9_-]{1,128}\\.(p|value|score|escape_p|freshness|calibrated\\.(p|score)|dist\\..+|thresholds\\.[A-Za-z0-9_-]{1,128}))$"},message:"must match pattern \""+"^(id|created_at|updated_at|attributes\\.[A-Za-z0-9_-]{1,128}|answers\\.[A-Za-z0-9_-]{1,128}\\.(p|value|score|escape_p|freshness|calibrated\\.(p|score)|dist\\..+|thresholds\\.[A-Za-z0-9_-]{1,128}))$"+"\""};
          if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
          errors++;
        }
      }
      else {
        const err4 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
        if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
        errors++;
      }
    }
    if(len0 > 1){
      let data1 = data[1];
      if(!((((((((((((((data1 === "Eq") || (data1 === "NotEq")) || (data1 === "In")) || (data1 === "NotIn")) || (data1 === "Lt")) || (data1 === "Lte")) || (data1 === "Gt")) || (data1 === "Gte")) || (data1 === "Glob")) || (data1 === "NotGlob")) || (data1 === "IGlob")) || (data1 === "NotIGlob")) || (data1 === "Contains")) || (data1 === "ContainsAny"))){
        const err5 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/enum",keyword:"enum",params:{allowedValues: schema3.items[1].enum},message:"must be equal to one of the allowed values"};
        if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
        errors++;
      }
    }
    if(len0 > 2){
      let data2 = data[2];
      const _errs5 = errors;
      let valid1 = true;
      const _errs6 = errors;
      if((((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (typeof data2 !== "boolean")) && (data2 !== null)){
        const err6 = {};
        if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
        errors++;
      }
      var _valid0 = _errs6 === errors;
      errors = _errs5;
      if(vErrors !== null){
        if(_errs5){
          vErrors.length = _errs5;
        }
        else {
          vErrors = null;
        }
      }
      let ifClause0;
      if(_valid0){
        const _errs8 = errors;
        if((((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (typeof data2 !== "boolean")) && (data2 !== null)){
          const err7 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/then/type",keyword:"type",params:{type: schema3.items[2].then.type},message:"must be string,number,boolean,null"};
          if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
          errors++;
        }
        var _valid0 = _errs8 === errors;
        valid1 = _valid0;
        ifClause0 = "then";
      }
      else {
        const _errs10 = errors;
        const _errs11 = errors;
        let valid2 = true;
        const _errs12 = errors;
        if(!(Array.isArray(data2))){
          const err8 = {};
          if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
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
          if(Array.isArray(data2)){
            if(data2.length > 1000){
              const err9 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/else/then/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
              if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
              errors++;
            }
            const len1 = data2.length;
            for(let i0=0, before0=errors; i0<len1 && errors-before0<20; i0++){
              let data3 = data2[i0];
              if((((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")) && (data3 !== null)){
                const err10 = {instancePath:instancePath+"/2/" + i0,schemaPath:"#/items/2/else/then/items/type",keyword:"type",params:{type: schema3.items[2].else.then.items.type},message:"must be string,number,boolean,null"};
                if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
                errors++;
              }
            }
          }
          else {
            const err11 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/else/then/type",keyword:"type",params:{type: "array"},message:"must be array"};
            if(vErrors === null) vErrors = [err11]; else vErrors.push(err11);
            errors++;
          }
          var _valid1 = _errs14 === errors;
          valid2 = _valid1;
          ifClause1 = "then";
        }
        else {
          const _errs18 = errors;
          if(((((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (typeof data2 !== "boolean")) && (data2 !== null)) && (!(Array.isArray(data2)))){
            const err12 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/else/else/type",keyword:"type",params:{type: schema3.items[2].else.else.type},message:"must be string,number,boolean,null,array"};
            if(vErrors === null) vErrors = [err12]; else vErrors.push(err12);
            errors++;
          }
          var _valid1 = _errs18 === errors;
          valid2 = _valid1;
          ifClause1 = "else";
        }
        if(!valid2){
          const err13 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
          if(vErrors === null) vErrors = [err13]; else vErrors.push(err13);
          errors++;
        }
        var _valid0 = _errs10 === errors;
        valid1 = _valid0;
        ifClause0 = "else";
      }
      if(!valid1){
        const err14 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
        if(vErrors === null) vErrors = [err14]; else vErrors.push(err14);
        errors++;
      }
    }
  }
  else {
    const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
    if(vErrors === null) vErrors = [err15]; else vErrors.push(err15);
    errors++;
  }
  validateFilterCondition.errors = vErrors;
  return errors === 0;
}

export function validateIncludedAttributes(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(!(validateAttributeNames(data, {instancePath,parentData,parentDataProperty,rootData}))){
      vErrors = vErrors === null ? validateAttributeNames.errors : vErrors.concat(validateAttributeNames.errors);
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
    if(typeof data !== "boolean"){
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
      if(typeof data !== "boolean"){
        const err2 = {instancePath,schemaPath:"#/else/then/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
      var _valid1 = _errs8 === errors;
      valid1 = _valid1;
      ifClause1 = "then";
    }
    else {
      const _errs10 = errors;
      if((!(Array.isArray(data))) && (typeof data !== "boolean")){
        const err3 = {instancePath,schemaPath:"#/else/else/type",keyword:"type",params:{type: schema4.else.else.type},message:"must be array,boolean"};
        if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
        errors++;
      }
      var _valid1 = _errs10 === errors;
      valid1 = _valid1;
      ifClause1 = "else";
    }
    if(!valid1){
      const err4 = {instancePath,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
      if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
      errors++;
    }
    var _valid0 = _errs4 === errors;
    valid0 = _valid0;
    ifClause0 = "else";
  }
  if(!valid0){
    const err5 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
    if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
    errors++;
  }
  validateIncludedAttributes.errors = vErrors;
  return errors === 0;
}

export function validateNestedFilter(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = true;
  const _errs1 = errors;
  if(errors === _errs1){
    if(Array.isArray(data)){
      if(data.length < 1){
        const err0 = {};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
      else {
        const len0 = data.length;
        if(len0 > 0){
          let data0 = data[0];
          if(!((data0 === "And") || (data0 === "Or"))){
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
    if(Array.isArray(data)){
      if(data.length > 2){
        const err3 = {instancePath,schemaPath:"#/then/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
        if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
        errors++;
      }
      if(data.length < 2){
        const err4 = {instancePath,schemaPath:"#/then/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
        if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
        errors++;
      }
      const len1 = data.length;
      if(len1 > 0){
        let data1 = data[0];
        if(!((data1 === "And") || (data1 === "Or"))){
          const err5 = {instancePath:instancePath+"/0",schemaPath:"#/then/items/0/enum",keyword:"enum",params:{allowedValues: schema5.then.items[0].enum},message:"must be equal to one of the allowed values"};
          if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
          errors++;
        }
      }
      if(len1 > 1){
        let data2 = data[1];
        if(Array.isArray(data2)){
          if(data2.length > 64){
            const err6 = {instancePath:instancePath+"/1",schemaPath:"#/then/items/1/maxItems",keyword:"maxItems",params:{limit: 64},message:"must NOT have more than 64 items"};
            if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
            errors++;
          }
          if(data2.length < 1){
            const err7 = {instancePath:instancePath+"/1",schemaPath:"#/then/items/1/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
            if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
            errors++;
          }
          const len2 = data2.length;
          for(let i0=0, before0=errors; i0<len2 && errors-before0<20; i0++){
            if(!(validateDeepFilter(data2[i0], {instancePath:instancePath+"/1/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
              vErrors = vErrors === null ? validateDeepFilter.errors : vErrors.concat(validateDeepFilter.errors);
              errors = vErrors.length;
            }
          }
        }
        else {
          const err8 = {instancePath:instancePath+"/1",schemaPath:"#/then/items/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
          if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
          errors++;
        }
      }
    }
    else {
      const err9 = {instancePath,schemaPath:"#/then/type",keyword:"type",params:{type: "array"},message:"must be array"};
      if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
      errors++;
    }
    var _valid0 = _errs4 === errors;
    valid0 = _valid0;
    ifClause0 = "then";
  }
  else {
    const _errs10 = errors;
    const _errs11 = errors;
    let valid5 = true;
    const _errs12 = errors;
    if(errors === _errs12){
      if(Array.isArray(data)){
        if(data.length < 1){
          const err10 = {};
          if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
          errors++;
        }
        else {
          const len3 = data.length;
          if(len3 > 0){
            if(!(data[0] === "Not")){
              const err11 = {};
              if(vErrors === null) vErrors = [err11]; else vErrors.push(err11);
              errors++;
            }
          }
        }
      }
      else {
        const err12 = {};
        if(vErrors === null) vErrors = [err12]; else vErrors.push(err12);
        errors++;
      }
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
      const _errs15 = errors;
      if(Array.isArray(data)){
        if(data.length > 2){
          const err13 = {instancePath,schemaPath:"#/else/then/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
          if(vErrors === null) vErrors = [err13]; else vErrors.push(err13);
          errors++;
        }
        if(data.length < 2){
          const err14 = {instancePath,schemaPath:"#/else/then/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
          if(vErrors === null) vErrors = [err14]; else vErrors.push(err14);
          errors++;
        }
        const len4 = data.length;
        if(len4 > 0){
          if("Not" !== data[0]){
            const err15 = {instancePath:instancePath+"/0",schemaPath:"#/else/then/items/0/const",keyword:"const",params:{allowedValue: "Not"},message:"must be equal to constant"};
            if(vErrors === null) vErrors = [err15]; else vErrors.push(err15);
            errors++;
          }
        }
        if(len4 > 1){
          if(!(validateDeepFilter(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
            vErrors = vErrors === null ? validateDeepFilter.errors : vErrors.concat(validateDeepFilter.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err16 = {instancePath,schemaPath:"#/else/then/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err16]; else vErrors.push(err16);
        errors++;
      }
      var _valid1 = _errs15 === errors;
      valid5 = _valid1;
      ifClause1 = "then";
    }
    else {
      const _errs19 = errors;
      if(!(validateFilterCondition(data, {instancePath,parentData,parentDataProperty,rootData}))){
        vErrors = vErrors === null ? validateFilterCondition.errors : vErrors.concat(validateFilterCondition.errors);
        errors = vErrors.length;
      }
      var _valid1 = _errs19 === errors;
      valid5 = _valid1;
      ifClause1 = "else";
    }
    if(!valid5){
      const err17 = {instancePath,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
      if(vErrors === null) vErrors = [err17]; else vErrors.push(err17);
      errors++;
    }
    var _valid0 = _errs10 === errors;
    valid0 = _valid0;
    ifClause0 = "else";
  }
  if(!valid0){
    const err18 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
    if(vErrors === null) vErrors = [err18]; else vErrors.push(err18);
    errors++;
  }
  validateNestedFilter.errors = vErrors;
  return errors === 0;
}

export function validateQueryAnswers(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
  }
  if(!((data === "any") || (data === "fresh_only"))){
    const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema6.enum},message:"must be equal to one of the allowed values"};
    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
    errors++;
  }
  validateQueryAnswers.errors = vErrors;
  return errors === 0;
}

export function validateQueryInclude(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.state === undefined){
      data.state = false;
    }
    const before1=errors;
    for(const key0 in data){
      if(errors-before1>=20) break;
      if(!(((key0 === "attributes") || (key0 === "answers")) || (key0 === "state"))){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(data.attributes !== undefined){
      if(!(validateIncludedAttributes(data.attributes, {instancePath:instancePath+"/attributes",parentData:data,parentDataProperty:"attributes",rootData}))){
        vErrors = vErrors === null ? validateIncludedAttributes.errors : vErrors.concat(validateIncludedAttributes.errors);
        errors = vErrors.length;
      }
    }
    if(data.answers !== undefined){
      let data1 = data.answers;
      if(Array.isArray(data1)){
        if(data1.length > 100){
          const err1 = {instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
          if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
          errors++;
        }
        const len0 = data1.length;
        for(let i0=0, before0=errors; i0<len0 && errors-before0<20; i0++){
          if(!(validateName(data1[i0], {instancePath:instancePath+"/answers/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err2 = {instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
    }
    if(typeof data.state !== "boolean"){
      const err3 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
      if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
      errors++;
    }
  }
  else {
    const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
    errors++;
  }
  validateQueryInclude.errors = vErrors;
  return errors === 0;
}

export function validateQueryOptions(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.top_k === undefined){
      data.top_k = 500;
    }
    if(data.answers === undefined){
      data.answers = "any";
    }
    if(data.consistency === undefined){
      data.consistency = "strong";
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!(((((((key0 === "rank_by") || (key0 === "top_k")) || (key0 === "cursor")) || (key0 === "include")) || (key0 === "answers")) || (key0 === "consistency")) || (key0 === "timeout_ms"))){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(data.rank_by !== undefined){
      if(!(validateRankBy(data.rank_by, {instancePath:instancePath+"/rank_by",parentData:data,parentDataProperty:"rank_by",rootData}))){
        vErrors = vErrors === null ? validateRankBy.errors : vErrors.concat(validateRankBy.errors);
        errors = vErrors.length;
      }
    }
    let data1 = data.top_k;
    if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
      const err1 = {instancePath:instancePath+"/top_k",schemaPath:"#/properties/top_k/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    if((typeof data1 == "number") && (isFinite(data1))){
      if(data1 > 1000 || isNaN(data1)){
        const err2 = {instancePath:instancePath+"/top_k",schemaPath:"#/properties/top_k/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
      if(data1 < 1 || isNaN(data1)){
        const err3 = {instancePath:instancePath+"/top_k",schemaPath:"#/properties/top_k/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
        if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
        errors++;
      }
      if(!(formats0.validate(data1))){
        const err4 = {instancePath:instancePath+"/top_k",schemaPath:"#/properties/top_k/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
        if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
        errors++;
      }
    }
    if(data.cursor !== undefined){
      if(!(validateCursor(data.cursor, {instancePath:instancePath+"/cursor",parentData:data,parentDataProperty:"cursor",rootData}))){
        vErrors = vErrors === null ? validateCursor.errors : vErrors.concat(validateCursor.errors);
        errors = vErrors.length;
      }
    }
    if(data.include !== undefined){
      if(!(validateQueryInclude(data.include, {instancePath:instancePath+"/include",parentData:data,parentDataProperty:"include",rootData}))){
        vErrors = vErrors === null ? validateQueryInclude.errors : vErrors.concat(validateQueryInclude.errors);
        errors = vErrors.length;
      }
    }
    if(!(validateQueryAnswers(data.answers, {instancePath:instancePath+"/answers",parentData:data,parentDataProperty:"answers",rootData}))){
      vErrors = vErrors === null ? validateQueryAnswers.errors : vErrors.concat(validateQueryAnswers.errors);
      errors = vErrors.length;
    }
    if(!(validateConsistency(data.consistency, {instancePath:instancePath+"/consistency",parentData:data,parentDataProperty:"consistency",rootData}))){
      vErrors = vErrors === null ? validateConsistency.errors : vErrors.concat(validateConsistency.errors);
      errors = vErrors.length;
    }
    if(data.timeout_ms !== undefined){
      let data6 = data.timeout_ms;
      if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
        const err5 = {instancePath:instancePath+"/timeout_ms",schemaPath:"#/properties/timeout_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
        if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
        errors++;
      }
      if((typeof data6 == "number") && (isFinite(data6))){
        if(data6 > 3600000 || isNaN(data6)){
          const err6 = {instancePath:instancePath+"/timeout_ms",schemaPath:"#/properties/timeout_ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600000},message:"must be <= 3600000"};
          if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
          errors++;
        }
        if(data6 < 10 || isNaN(data6)){
          const err7 = {instancePath:instancePath+"/timeout_ms",schemaPath:"#/properties/timeout_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 10},message:"must be >= 10"};
          if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
          errors++;
        }
        if(!(formats0.validate(data6))){
          const err8 = {instancePath:instancePath+"/timeout_ms",schemaPath:"#/properties/timeout_ms/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
          if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
          errors++;
        }
      }
    }
  }
  else {
    const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
    errors++;
  }
  validateQueryOptions.errors = vErrors;
  return errors === 0;
}

export function validateQueryRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.top_k === undefined){
      data.top_k = 500;
    }
    if(data.answers === undefined){
      data.answers = "any";
    }
    if(data.consistency === undefined){
      data.consistency = "strong";
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!((((((((key0 === "filters") || (key0 === "rank_by")) || (key0 === "top_k")) || (key0 === "cursor")) || (key0 === "include")) || (key0 === "answers")) || (key0 === "consistency")) || (key0 === "timeout_ms"))){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(data.filters !== undefined){
      if(!(validateFilter(data.filters, {instancePath:instancePath+"/filters",parentData:data,parentDataProperty:"filters",rootData}))){
        vErrors = vErrors === null ? validateFilter.errors : vErrors.concat(validateFilter.errors);
        errors = vErrors.length;
      }
    }
    if(data.rank_by !== undefined){
      if(!(validateRankBy(data.rank_by, {instancePath:instancePath+"/rank_by",parentData:data,parentDataProperty:"rank_by",rootData}))){
        vErrors = vErrors === null ? validateRankBy.errors : vErrors.concat(validateRankBy.errors);
        errors = vErrors.length;
      }
    }
    let data2 = data.top_k;
    if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
      const err1 = {instancePath:instancePath+"/top_k",schemaPath:"#/properties/top_k/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    if((typeof data2 == "number") && (isFinite(data2))){
      if(data2 > 1000 || isNaN(data2)){
        const err2 = {instancePath:instancePath+"/top_k",schemaPath:"#/properties/top_k/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
      if(data2 < 1 || isNaN(data2)){
        const err3 = {instancePath:instancePath+"/top_k",schemaPath:"#/properties/top_k/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
        if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
        errors++;
      }
      if(!(formats0.validate(data2))){
        const err4 = {instancePath:instancePath+"/top_k",schemaPath:"#/properties/top_k/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
        if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
        errors++;
      }
    }
    if(data.cursor !== undefined){
      if(!(validateCursor(data.cursor, {instancePath:instancePath+"/cursor",parentData:data,parentDataProperty:"cursor",rootData}))){
        vErrors = vErrors === null ? validateCursor.errors : vErrors.concat(validateCursor.errors);
        errors = vErrors.length;
      }
    }
    if(data.include !== undefined){
      if(!(validateQueryInclude(data.include, {instancePath:instancePath+"/include",parentData:data,parentDataProperty:"include",rootData}))){
        vErrors = vErrors === null ? validateQueryInclude.errors : vErrors.concat(validateQueryInclude.errors);
        errors = vErrors.length;
      }
    }
    if(!(validateQueryAnswers(data.answers, {instancePath:instancePath+"/answers",parentData:data,parentDataProperty:"answers",rootData}))){
      vErrors = vErrors === null ? validateQueryAnswers.errors : vErrors.concat(validateQueryAnswers.errors);
      errors = vErrors.length;
    }
    if(!(validateConsistency(data.consistency, {instancePath:instancePath+"/consistency",parentData:data,parentDataProperty:"consistency",rootData}))){
      vErrors = vErrors === null ? validateConsistency.errors : vErrors.concat(validateConsistency.errors);
      errors = vErrors.length;
    }
    if(data.timeout_ms !== undefined){
      let data7 = data.timeout_ms;
      if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
        const err5 = {instancePath:instancePath+"/timeout_ms",schemaPath:"#/properties/timeout_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
        if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
        errors++;
      }
      if((typeof data7 == "number") && (isFinite(data7))){
        if(data7 > 3600000 || isNaN(data7)){
          const err6 = {instancePath:instancePath+"/timeout_ms",schemaPath:"#/properties/timeout_ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600000},message:"must be <= 3600000"};
          if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
          errors++;
        }
        if(data7 < 10 || isNaN(data7)){
          const err7 = {instancePath:instancePath+"/timeout_ms",schemaPath:"#/properties/timeout_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 10},message:"must be >= 10"};
          if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
          errors++;
        }
        if(!(formats0.validate(data7))){
          const err8 = {instancePath:instancePath+"/timeout_ms",schemaPath:"#/properties/timeout_ms/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
          if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
          errors++;
        }
      }
    }
  }
  else {
    const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
    errors++;
  }
  validateQueryRequest.errors = vErrors;
  return errors === 0;
}

export function validateRankBy(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(Array.isArray(data)){
    if(data.length > 2){
      const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(data.length < 2){
      const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    const len0 = data.length;
    if(len0 > 0){
      let data0 = data[0];
      if(typeof data0 === "string"){
        if(func0(data0) > 1024){
          const err2 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
          if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
          errors++;
        }
        if(func0(data0) < 1){
          const err3 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
          if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
          errors++;
        }
      }
      else {
        const err4 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
        if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
        errors++;
      }
    }
    if(len0 > 1){
      let data1 = data[1];
      if(!((data1 === "asc") || (data1 === "desc"))){
        const err5 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/enum",keyword:"enum",params:{allowedValues: schema7.items[1].enum},message:"must be equal to one of the allowed values"};
        if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
        errors++;
      }
    }
  }
  else {
    const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
    if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
    errors++;
  }
  validateRankBy.errors = vErrors;
  return errors === 0;
}

export function queryPath(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  queryPath.errors = vErrors;
  return errors === 0;
}

export function queryQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  queryQuery.errors = vErrors;
  return errors === 0;
}

export function queryHeaders(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(data && typeof data == "object" && !Array.isArray(data))){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
  }
  queryHeaders.errors = vErrors;
  return errors === 0;
}

export const queryBody = validateQueryRequest;
