// Generated from spec/ by `npm run generate`. Do not edit.
import { createRequire } from "node:module";
import { validateAttributeMatch, validateDuration } from "../common/validators.js";

const require = createRequire(import.meta.url);
const schema0 = {"type":"object","properties":{"scope":{"if":{"type":["object"]},"then":{"$ref":"FanoutScopeChanges"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["object","null"]}}},"debounce_ms":{"if":{"type":["number"]},"then":{"$ref":"Milliseconds"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["integer","null"]}}},"max_wait_ms":{"if":{"type":["number"]},"then":{"$ref":"Milliseconds"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["integer","null"]}}}},"additionalProperties":false};
const schema1 = {"type":"object","properties":{"created_within":{"if":{"type":["string"]},"then":{"$ref":"Duration"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["string","null"]}}},"where":{"if":{"type":["object"]},"then":{"$ref":"AttributeMatch"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["object","null"]}}}},"additionalProperties":false};
const schema2 = {"type":"object","properties":{"policy":{"if":{"type":["string"]},"then":{"$ref":"FreshnessPolicy"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["string","null"]}}},"debounce_ms":{"if":{"type":["number"]},"then":{"$ref":"Milliseconds"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["integer","null"]}}},"interval":{"if":{"type":["string"]},"then":{"$ref":"Duration"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["string","null"]}}},"max_wait_ms":{"if":{"type":["number"]},"then":{"$ref":"Milliseconds"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["integer","null"]}}},"fanout":{"if":{"type":["object"]},"then":{"$ref":"FanoutChanges"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["object","null"]}}}},"additionalProperties":false};
const schema3 = {"type":"string","enum":["on_write","on_read","periodic","manual"]};
const formats0 = require("ajv-formats/dist/formats").fullFormats.int32;

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
            const err4 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/else/else/type",keyword:"type",params:{type: schema0.properties.scope.else.else.type},message:"must be object,null"};
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
            const err10 = {instancePath:instancePath+"/debounce_ms",schemaPath:"#/properties/debounce_ms/else/else/type",keyword:"type",params:{type: schema0.properties.debounce_ms.else.else.type},message:"must be integer,null"};
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
            const err16 = {instancePath:instancePath+"/max_wait_ms",schemaPath:"#/properties/max_wait_ms/else/else/type",keyword:"type",params:{type: schema0.properties.max_wait_ms.else.else.type},message:"must be integer,null"};
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
            const err4 = {instancePath:instancePath+"/created_within",schemaPath:"#/properties/created_within/else/else/type",keyword:"type",params:{type: schema1.properties.created_within.else.else.type},message:"must be string,null"};
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
            const err10 = {instancePath:instancePath+"/where",schemaPath:"#/properties/where/else/else/type",keyword:"type",params:{type: schema1.properties.where.else.else.type},message:"must be object,null"};
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
            const err4 = {instancePath:instancePath+"/policy",schemaPath:"#/properties/policy/else/else/type",keyword:"type",params:{type: schema2.properties.policy.else.else.type},message:"must be string,null"};
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
            const err10 = {instancePath:instancePath+"/debounce_ms",schemaPath:"#/properties/debounce_ms/else/else/type",keyword:"type",params:{type: schema2.properties.debounce_ms.else.else.type},message:"must be integer,null"};
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
            const err16 = {instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/else/else/type",keyword:"type",params:{type: schema2.properties.interval.else.else.type},message:"must be string,null"};
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
            const err22 = {instancePath:instancePath+"/max_wait_ms",schemaPath:"#/properties/max_wait_ms/else/else/type",keyword:"type",params:{type: schema2.properties.max_wait_ms.else.else.type},message:"must be integer,null"};
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
            const err28 = {instancePath:instancePath+"/fanout",schemaPath:"#/properties/fanout/else/else/type",keyword:"type",params:{type: schema2.properties.fanout.else.else.type},message:"must be object,null"};
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
    const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema3.enum},message:"must be equal to one of the allowed values"};
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
