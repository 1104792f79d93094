// Generated from spec/ by `npm run generate`. Do not edit.
import { validateAttributeMatch, validateAttributePath, validateCursor, validateDuration, validateName, validateNamespaceOrTemplate } from "../common/validators.js";
import { formats, ucs2length } from "../validators-runtime.js";

const func0 = ucs2length;
const pattern0 = new RegExp("^(attributes\\.[A-Za-z0-9_-]{1,128}|answers\\.[A-Za-z0-9_-]{1,128}\\.(p|score|escape_p))$", "u");
const pattern1 = new RegExp("^[A-Za-z0-9_-]{1,128}$", "u");
const formats0 = formats.int32;

export function validateAggregatePath(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(func0(data) > 280){
      const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 280},message:"must NOT have more than 280 characters"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(func0(data) < 1){
      const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    if(!pattern0.test(data)){
      const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(attributes\\.[A-Za-z0-9_-]{1,128}|answers\\.[A-Za-z0-9_-]{1,128}\\.(p|score|escape_p))$"},message:"must match pattern \""+"^(attributes\\.[A-Za-z0-9_-]{1,128}|answers\\.[A-Za-z0-9_-]{1,128}\\.(p|score|escape_p))$"+"\""};
      if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
      errors++;
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
    errors++;
  }
  validateAggregatePath.errors = vErrors;
  return errors === 0;
}

export function validateCountWhereCutInput(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.judgment === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "judgment"},message:"must have required property '"+"judgment"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(data.cut === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cut"},message:"must have required property '"+"cut"+"'"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!((key0 === "judgment") || (key0 === "cut"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
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
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
    errors++;
  }
  validateCountWhereCutInput.errors = vErrors;
  return errors === 0;
}

export function validateCountWhereInput(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = true;
  const _errs1 = errors;
  if(errors === _errs1){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.cut === undefined) && (missing0 = "cut")){
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
    if(!(validateCountWhereCutInput(data, {instancePath,parentData,parentDataProperty,rootData}))){
      vErrors = vErrors === null ? validateCountWhereCutInput.errors : vErrors.concat(validateCountWhereCutInput.errors);
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
        if((data.value === undefined) && (missing1 = "value")){
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
      if(!(validateCountWhereValueInput(data, {instancePath,parentData,parentDataProperty,rootData}))){
        vErrors = vErrors === null ? validateCountWhereValueInput.errors : vErrors.concat(validateCountWhereValueInput.errors);
        errors = vErrors.length;
      }
      var _valid1 = _errs8 === errors;
      valid1 = _valid1;
      ifClause1 = "then";
    }
    else {
      const _errs9 = errors;
      const _errs11 = errors;
      let valid2 = false;
      const _errs12 = errors;
      if(data && typeof data == "object" && !Array.isArray(data)){
        if(data.cut === undefined){
          const err4 = {instancePath,schemaPath:"#/else/else/anyOf/0/required",keyword:"required",params:{missingProperty: "cut"},message:"must have required property '"+"cut"+"'"};
          if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
          errors++;
        }
      }
      var _valid2 = _errs12 === errors;
      valid2 = valid2 || _valid2;
      if(!valid2){
        const _errs13 = errors;
        if(data && typeof data == "object" && !Array.isArray(data)){
          if(data.value === undefined){
            const err5 = {instancePath,schemaPath:"#/else/else/anyOf/1/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
            if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
            errors++;
          }
        }
        var _valid2 = _errs13 === errors;
        valid2 = valid2 || _valid2;
      }
      if(!valid2){
        const err6 = {instancePath,schemaPath:"#/else/else/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
        if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
        errors++;
      }
      else {
        errors = _errs11;
        if(vErrors !== null){
          if(_errs11){
            vErrors.length = _errs11;
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
          if(!(((key0 === "judgment") || (key0 === "cut")) || (key0 === "value"))){
            const err7 = {instancePath,schemaPath:"#/else/else/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
            if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
            errors++;
          }
        }
      }
      else {
        const err8 = {instancePath,schemaPath:"#/else/else/type",keyword:"type",params:{type: "object"},message:"must be object"};
        if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
        errors++;
      }
      var _valid1 = _errs9 === errors;
      valid1 = _valid1;
      ifClause1 = "else";
    }
    if(!valid1){
      const err9 = {instancePath,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
      if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
      errors++;
    }
    var _valid0 = _errs4 === errors;
    valid0 = _valid0;
    ifClause0 = "else";
  }
  if(!valid0){
    const err10 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
    if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
    errors++;
  }
  validateCountWhereInput.errors = vErrors;
  return errors === 0;
}

export function validateCountWhereLabelsInput(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(Object.keys(data).length > 8){
      const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 8},message:"must NOT have more than 8 properties"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      const _errs1 = errors;
      if(typeof key0 === "string"){
        if(!pattern1.test(key0)){
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
      if(!(validateCountWhereInput(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
        vErrors = vErrors === null ? validateCountWhereInput.errors : vErrors.concat(validateCountWhereInput.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
    errors++;
  }
  validateCountWhereLabelsInput.errors = vErrors;
  return errors === 0;
}

export function validateCountWhereValueInput(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.judgment === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "judgment"},message:"must have required property '"+"judgment"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(data.value === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!((key0 === "judgment") || (key0 === "value"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
    }
    if(data.judgment !== undefined){
      if(!(validateName(data.judgment, {instancePath:instancePath+"/judgment",parentData:data,parentDataProperty:"judgment",rootData}))){
        vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
        errors = vErrors.length;
      }
    }
    if(data.value !== undefined){
      let data1 = data.value;
      if(typeof data1 === "string"){
        if(func0(data1) > 256){
          const err3 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
          if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
          errors++;
        }
        if(func0(data1) < 1){
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
  }
  else {
    const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
    errors++;
  }
  validateCountWhereValueInput.errors = vErrors;
  return errors === 0;
}

export function validateGroupAggregateInput(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.count === undefined){
      data.count = true;
    }
    const before5=errors;
    for(const key0 in data){
      if(errors-before5>=20) break;
      if(!(((((((key0 === "count") || (key0 === "count_where")) || (key0 === "sum")) || (key0 === "avg")) || (key0 === "min")) || (key0 === "max")) || (key0 === "quantiles"))){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(typeof data.count !== "boolean"){
      const err1 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    if(data.count_where !== undefined){
      if(!(validateCountWhereLabelsInput(data.count_where, {instancePath:instancePath+"/count_where",parentData:data,parentDataProperty:"count_where",rootData}))){
        vErrors = vErrors === null ? validateCountWhereLabelsInput.errors : vErrors.concat(validateCountWhereLabelsInput.errors);
        errors = vErrors.length;
      }
    }
    if(data.sum !== undefined){
      let data2 = data.sum;
      if(Array.isArray(data2)){
        if(data2.length > 8){
          const err2 = {instancePath:instancePath+"/sum",schemaPath:"#/properties/sum/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"};
          if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
          errors++;
        }
        const len0 = data2.length;
        for(let i0=0, before0=errors; i0<len0 && errors-before0<20; i0++){
          if(!(validateAttributePath(data2[i0], {instancePath:instancePath+"/sum/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validateAttributePath.errors : vErrors.concat(validateAttributePath.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err3 = {instancePath:instancePath+"/sum",schemaPath:"#/properties/sum/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
        errors++;
      }
    }
    if(data.avg !== undefined){
      let data4 = data.avg;
      if(Array.isArray(data4)){
        if(data4.length > 8){
          const err4 = {instancePath:instancePath+"/avg",schemaPath:"#/properties/avg/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"};
          if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
          errors++;
        }
        const len1 = data4.length;
        for(let i1=0, before1=errors; i1<len1 && errors-before1<20; i1++){
          if(!(validateAttributePath(data4[i1], {instancePath:instancePath+"/avg/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
            vErrors = vErrors === null ? validateAttributePath.errors : vErrors.concat(validateAttributePath.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err5 = {instancePath:instancePath+"/avg",schemaPath:"#/properties/avg/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
        errors++;
      }
    }
    if(data.min !== undefined){
      let data6 = data.min;
      if(Array.isArray(data6)){
        if(data6.length > 8){
          const err6 = {instancePath:instancePath+"/min",schemaPath:"#/properties/min/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"};
          if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
          errors++;
        }
        const len2 = data6.length;
        for(let i2=0, before2=errors; i2<len2 && errors-before2<20; i2++){
          if(!(validateAggregatePath(data6[i2], {instancePath:instancePath+"/min/" + i2,parentData:data6,parentDataProperty:i2,rootData}))){
            vErrors = vErrors === null ? validateAggregatePath.errors : vErrors.concat(validateAggregatePath.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err7 = {instancePath:instancePath+"/min",schemaPath:"#/properties/min/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
        errors++;
      }
    }
    if(data.max !== undefined){
      let data8 = data.max;
      if(Array.isArray(data8)){
        if(data8.length > 8){
          const err8 = {instancePath:instancePath+"/max",schemaPath:"#/properties/max/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"};
          if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
          errors++;
        }
        const len3 = data8.length;
        for(let i3=0, before3=errors; i3<len3 && errors-before3<20; i3++){
          if(!(validateAggregatePath(data8[i3], {instancePath:instancePath+"/max/" + i3,parentData:data8,parentDataProperty:i3,rootData}))){
            vErrors = vErrors === null ? validateAggregatePath.errors : vErrors.concat(validateAggregatePath.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err9 = {instancePath:instancePath+"/max",schemaPath:"#/properties/max/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
        errors++;
      }
    }
    if(data.quantiles !== undefined){
      let data10 = data.quantiles;
      if(Array.isArray(data10)){
        if(data10.length > 8){
          const err10 = {instancePath:instancePath+"/quantiles",schemaPath:"#/properties/quantiles/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"};
          if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
          errors++;
        }
        const len4 = data10.length;
        for(let i4=0, before4=errors; i4<len4 && errors-before4<20; i4++){
          if(!(validateAggregatePath(data10[i4], {instancePath:instancePath+"/quantiles/" + i4,parentData:data10,parentDataProperty:i4,rootData}))){
            vErrors = vErrors === null ? validateAggregatePath.errors : vErrors.concat(validateAggregatePath.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err11 = {instancePath:instancePath+"/quantiles",schemaPath:"#/properties/quantiles/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
  validateGroupAggregateInput.errors = vErrors;
  return errors === 0;
}

export function validateGroupCreate(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(data.key === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    if(data.aggregate === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "aggregate"},message:"must have required property '"+"aggregate"+"'"};
      if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!(((((key0 === "name") || (key0 === "key")) || (key0 === "aggregate")) || (key0 === "keep_keys")) || (key0 === "match"))){
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
    if(data.key !== undefined){
      if(!(validateAttributePath(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
        vErrors = vErrors === null ? validateAttributePath.errors : vErrors.concat(validateAttributePath.errors);
        errors = vErrors.length;
      }
    }
    if(data.aggregate !== undefined){
      if(!(validateGroupAggregateInput(data.aggregate, {instancePath:instancePath+"/aggregate",parentData:data,parentDataProperty:"aggregate",rootData}))){
        vErrors = vErrors === null ? validateGroupAggregateInput.errors : vErrors.concat(validateGroupAggregateInput.errors);
        errors = vErrors.length;
      }
    }
    if(data.keep_keys !== undefined){
      if(!(validateDuration(data.keep_keys, {instancePath:instancePath+"/keep_keys",parentData:data,parentDataProperty:"keep_keys",rootData}))){
        vErrors = vErrors === null ? validateDuration.errors : vErrors.concat(validateDuration.errors);
        errors = vErrors.length;
      }
    }
    if(data.match !== undefined){
      if(!(validateAttributeMatch(data.match, {instancePath:instancePath+"/match",parentData:data,parentDataProperty:"match",rootData}))){
        vErrors = vErrors === null ? validateAttributeMatch.errors : vErrors.concat(validateAttributeMatch.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
    errors++;
  }
  validateGroupCreate.errors = vErrors;
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

export function createQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  createQuery.errors = vErrors;
  return errors === 0;
}

export function createHeaders(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  createHeaders.errors = vErrors;
  return errors === 0;
}

export function deletePath(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  deletePath.errors = vErrors;
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

export const createBody = validateGroupCreate;
export const deleteQuery = createQuery;
export const deleteHeaders = createHeaders;
export const getPath = deletePath;
export const getQuery = createQuery;
export const listPath = createPath;
export const listHeaders = getHeaders;
