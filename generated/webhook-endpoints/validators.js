// Generated from spec/ by `npm run generate`. Do not edit.
import { validateCursor, validateEndpointId, validateGivenTimestamp, validateNamespaceScope } from "../common/validators.js";
import { validateEventType, validateEventTypePattern } from "../events/validators.js";
import { formats, ucs2length } from "../validators-runtime.js";

const schema0 = {"type":"string","enum":["pending","succeeded","failed","skipped"]};
const func0 = ucs2length;
const schema1 = {"type":"object","properties":{"url":{"$ref":"GivenEndpointUrl"},"events":{"type":"array","items":{"$ref":"EventTypePattern"},"maxItems":50,"default":[]},"namespace_prefix":{"if":{"type":["string"]},"then":{"$ref":"NamespaceScope"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["string","null"]}}},"description":{"type":"string","maxLength":256,"default":""},"max_per_second":{"if":{"type":["number"]},"then":{"$ref":"DeliveryRate"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["number","null"]}}}},"required":["url"],"additionalProperties":false};
const schema2 = {"type":"object","properties":{"url":{"$ref":"GivenEndpointUrl"},"events":{"type":"array","items":{"$ref":"EventTypePattern"},"maxItems":50},"namespace_prefix":{"if":{"type":["string"]},"then":{"$ref":"NamespaceScope"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["string","null"]}}},"description":{"type":"string","maxLength":256},"max_per_second":{"if":{"type":["number"]},"then":{"$ref":"DeliveryRate"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["number","null"]}}},"enabled":{"type":"boolean"}},"additionalProperties":false};
const formats0 = formats.int32;

export function validateDeliveryRate(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if((typeof data == "number") && (isFinite(data))){
    if(data <= 0 || isNaN(data)){
      const err0 = {instancePath,schemaPath:"#/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
  }
  else {
    const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"};
    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
    errors++;
  }
  validateDeliveryRate.errors = vErrors;
  return errors === 0;
}

export function validateDeliveryStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
  }
  if(!((((data === "pending") || (data === "succeeded")) || (data === "failed")) || (data === "skipped"))){
    const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum},message:"must be equal to one of the allowed values"};
    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
    errors++;
  }
  validateDeliveryStatus.errors = vErrors;
  return errors === 0;
}

export function validateGivenEndpointUrl(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data === "string"){
    if(func0(data) > 2048){
      const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(func0(data) < 9){
      const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 9},message:"must NOT have fewer than 9 characters"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
    errors++;
  }
  validateGivenEndpointUrl.errors = vErrors;
  return errors === 0;
}

export function validateRecoverRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.since === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "since"},message:"must have required property '"+"since"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!(key0 === "since")){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.since !== undefined){
      if(!(validateGivenTimestamp(data.since, {instancePath:instancePath+"/since",parentData:data,parentDataProperty:"since",rootData}))){
        vErrors = vErrors === null ? validateGivenTimestamp.errors : vErrors.concat(validateGivenTimestamp.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
    errors++;
  }
  validateRecoverRequest.errors = vErrors;
  return errors === 0;
}

export function validateWebhookEndpointCreate(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.events === undefined){
      data.events = [];
    }
    if(data.description === undefined){
      data.description = "";
    }
    if(data.url === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before1=errors;
    for(const key0 in data){
      if(errors-before1>=20) break;
      if(!(((((key0 === "url") || (key0 === "events")) || (key0 === "namespace_prefix")) || (key0 === "description")) || (key0 === "max_per_second"))){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.url !== undefined){
      if(!(validateGivenEndpointUrl(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData}))){
        vErrors = vErrors === null ? validateGivenEndpointUrl.errors : vErrors.concat(validateGivenEndpointUrl.errors);
        errors = vErrors.length;
      }
    }
    let data1 = data.events;
    if(Array.isArray(data1)){
      if(data1.length > 50){
        const err2 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
      const len0 = data1.length;
      for(let i0=0, before0=errors; i0<len0 && errors-before0<20; i0++){
        if(!(validateEventTypePattern(data1[i0], {instancePath:instancePath+"/events/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
          vErrors = vErrors === null ? validateEventTypePattern.errors : vErrors.concat(validateEventTypePattern.errors);
          errors = vErrors.length;
        }
      }
    }
    else {
      const err3 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"};
      if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
      errors++;
    }
    if(data.namespace_prefix !== undefined){
      let data3 = data.namespace_prefix;
      const _errs7 = errors;
      let valid3 = true;
      const _errs8 = errors;
      if(typeof data3 !== "string"){
        const err4 = {};
        if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
        errors++;
      }
      var _valid0 = _errs8 === errors;
      errors = _errs7;
      if(vErrors !== null){
        if(_errs7){
          vErrors.length = _errs7;
        }
        else {
          vErrors = null;
        }
      }
      let ifClause0;
      if(_valid0){
        const _errs10 = errors;
        if(!(validateNamespaceScope(data3, {instancePath:instancePath+"/namespace_prefix",parentData:data,parentDataProperty:"namespace_prefix",rootData}))){
          vErrors = vErrors === null ? validateNamespaceScope.errors : vErrors.concat(validateNamespaceScope.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs10 === errors;
        valid3 = _valid0;
        ifClause0 = "then";
      }
      else {
        const _errs11 = errors;
        const _errs12 = errors;
        let valid4 = true;
        const _errs13 = errors;
        if(data3 !== null){
          const err5 = {};
          if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
          errors++;
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
          const _errs15 = errors;
          if(data3 !== null){
            const err6 = {instancePath:instancePath+"/namespace_prefix",schemaPath:"#/properties/namespace_prefix/else/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
            if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
            errors++;
          }
          var _valid1 = _errs15 === errors;
          valid4 = _valid1;
          ifClause1 = "then";
        }
        else {
          const _errs17 = errors;
          if((typeof data3 !== "string") && (data3 !== null)){
            const err7 = {instancePath:instancePath+"/namespace_prefix",schemaPath:"#/properties/namespace_prefix/else/else/type",keyword:"type",params:{type: schema1.properties.namespace_prefix.else.else.type},message:"must be string,null"};
            if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
            errors++;
          }
          var _valid1 = _errs17 === errors;
          valid4 = _valid1;
          ifClause1 = "else";
        }
        if(!valid4){
          const err8 = {instancePath:instancePath+"/namespace_prefix",schemaPath:"#/properties/namespace_prefix/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
          if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
          errors++;
        }
        var _valid0 = _errs11 === errors;
        valid3 = _valid0;
        ifClause0 = "else";
      }
      if(!valid3){
        const err9 = {instancePath:instancePath+"/namespace_prefix",schemaPath:"#/properties/namespace_prefix/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
        if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
        errors++;
      }
    }
    let data4 = data.description;
    if(typeof data4 === "string"){
      if(func0(data4) > 256){
        const err10 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
        if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
        errors++;
      }
    }
    else {
      const err11 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
      if(vErrors === null) vErrors = [err11]; else vErrors.push(err11);
      errors++;
    }
    if(data.max_per_second !== undefined){
      let data5 = data.max_per_second;
      const _errs22 = errors;
      let valid5 = true;
      const _errs23 = errors;
      if(!((typeof data5 == "number") && (isFinite(data5)))){
        const err12 = {};
        if(vErrors === null) vErrors = [err12]; else vErrors.push(err12);
        errors++;
      }
      var _valid2 = _errs23 === errors;
      errors = _errs22;
      if(vErrors !== null){
        if(_errs22){
          vErrors.length = _errs22;
        }
        else {
          vErrors = null;
        }
      }
      let ifClause2;
      if(_valid2){
        const _errs25 = errors;
        if(!(validateDeliveryRate(data5, {instancePath:instancePath+"/max_per_second",parentData:data,parentDataProperty:"max_per_second",rootData}))){
          vErrors = vErrors === null ? validateDeliveryRate.errors : vErrors.concat(validateDeliveryRate.errors);
          errors = vErrors.length;
        }
        var _valid2 = _errs25 === errors;
        valid5 = _valid2;
        ifClause2 = "then";
      }
      else {
        const _errs26 = errors;
        const _errs27 = errors;
        let valid6 = true;
        const _errs28 = errors;
        if(data5 !== null){
          const err13 = {};
          if(vErrors === null) vErrors = [err13]; else vErrors.push(err13);
          errors++;
        }
        var _valid3 = _errs28 === errors;
        errors = _errs27;
        if(vErrors !== null){
          if(_errs27){
            vErrors.length = _errs27;
          }
          else {
            vErrors = null;
          }
        }
        let ifClause3;
        if(_valid3){
          const _errs30 = errors;
          if(data5 !== null){
            const err14 = {instancePath:instancePath+"/max_per_second",schemaPath:"#/properties/max_per_second/else/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
            if(vErrors === null) vErrors = [err14]; else vErrors.push(err14);
            errors++;
          }
          var _valid3 = _errs30 === errors;
          valid6 = _valid3;
          ifClause3 = "then";
        }
        else {
          const _errs32 = errors;
          if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
            const err15 = {instancePath:instancePath+"/max_per_second",schemaPath:"#/properties/max_per_second/else/else/type",keyword:"type",params:{type: schema1.properties.max_per_second.else.else.type},message:"must be number,null"};
            if(vErrors === null) vErrors = [err15]; else vErrors.push(err15);
            errors++;
          }
          var _valid3 = _errs32 === errors;
          valid6 = _valid3;
          ifClause3 = "else";
        }
        if(!valid6){
          const err16 = {instancePath:instancePath+"/max_per_second",schemaPath:"#/properties/max_per_second/else/if",keyword:"if",params:{failingKeyword: ifClause3},message:"must match \""+ifClause3+"\" schema"};
          if(vErrors === null) vErrors = [err16]; else vErrors.push(err16);
          errors++;
        }
        var _valid2 = _errs26 === errors;
        valid5 = _valid2;
        ifClause2 = "else";
      }
      if(!valid5){
        const err17 = {instancePath:instancePath+"/max_per_second",schemaPath:"#/properties/max_per_second/if",keyword:"if",params:{failingKeyword: ifClause2},message:"must match \""+ifClause2+"\" schema"};
        if(vErrors === null) vErrors = [err17]; else vErrors.push(err17);
        errors++;
      }
    }
  }
  else {
    const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err18]; else vErrors.push(err18);
    errors++;
  }
  validateWebhookEndpointCreate.errors = vErrors;
  return errors === 0;
}

export function validateWebhookEndpointUpdate(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    const before1=errors;
    for(const key0 in data){
      if(errors-before1>=20) break;
      if(!((((((key0 === "url") || (key0 === "events")) || (key0 === "namespace_prefix")) || (key0 === "description")) || (key0 === "max_per_second")) || (key0 === "enabled"))){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(data.url !== undefined){
      if(!(validateGivenEndpointUrl(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData}))){
        vErrors = vErrors === null ? validateGivenEndpointUrl.errors : vErrors.concat(validateGivenEndpointUrl.errors);
        errors = vErrors.length;
      }
    }
    if(data.events !== undefined){
      let data1 = data.events;
      if(Array.isArray(data1)){
        if(data1.length > 50){
          const err1 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
          if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
          errors++;
        }
        const len0 = data1.length;
        for(let i0=0, before0=errors; i0<len0 && errors-before0<20; i0++){
          if(!(validateEventTypePattern(data1[i0], {instancePath:instancePath+"/events/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validateEventTypePattern.errors : vErrors.concat(validateEventTypePattern.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err2 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
    }
    if(data.namespace_prefix !== undefined){
      let data3 = data.namespace_prefix;
      const _errs7 = errors;
      let valid3 = true;
      const _errs8 = errors;
      if(typeof data3 !== "string"){
        const err3 = {};
        if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
        errors++;
      }
      var _valid0 = _errs8 === errors;
      errors = _errs7;
      if(vErrors !== null){
        if(_errs7){
          vErrors.length = _errs7;
        }
        else {
          vErrors = null;
        }
      }
      let ifClause0;
      if(_valid0){
        const _errs10 = errors;
        if(!(validateNamespaceScope(data3, {instancePath:instancePath+"/namespace_prefix",parentData:data,parentDataProperty:"namespace_prefix",rootData}))){
          vErrors = vErrors === null ? validateNamespaceScope.errors : vErrors.concat(validateNamespaceScope.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs10 === errors;
        valid3 = _valid0;
        ifClause0 = "then";
      }
      else {
        const _errs11 = errors;
        const _errs12 = errors;
        let valid4 = true;
        const _errs13 = errors;
        if(data3 !== null){
          const err4 = {};
          if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
          errors++;
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
          const _errs15 = errors;
          if(data3 !== null){
            const err5 = {instancePath:instancePath+"/namespace_prefix",schemaPath:"#/properties/namespace_prefix/else/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
            if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
            errors++;
          }
          var _valid1 = _errs15 === errors;
          valid4 = _valid1;
          ifClause1 = "then";
        }
        else {
          const _errs17 = errors;
          if((typeof data3 !== "string") && (data3 !== null)){
            const err6 = {instancePath:instancePath+"/namespace_prefix",schemaPath:"#/properties/namespace_prefix/else/else/type",keyword:"type",params:{type: schema2.properties.namespace_prefix.else.else.type},message:"must be string,null"};
            if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
            errors++;
          }
          var _valid1 = _errs17 === errors;
          valid4 = _valid1;
          ifClause1 = "else";
        }
        if(!valid4){
          const err7 = {instancePath:instancePath+"/namespace_prefix",schemaPath:"#/properties/namespace_prefix/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
          if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
          errors++;
        }
        var _valid0 = _errs11 === errors;
        valid3 = _valid0;
        ifClause0 = "else";
      }
      if(!valid3){
        const err8 = {instancePath:instancePath+"/namespace_prefix",schemaPath:"#/properties/namespace_prefix/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
        if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
        errors++;
      }
    }
    if(data.description !== undefined){
      let data4 = data.description;
      if(typeof data4 === "string"){
        if(func0(data4) > 256){
          const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
          if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
          errors++;
        }
      }
      else {
        const err10 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
        if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
        errors++;
      }
    }
    if(data.max_per_second !== undefined){
      let data5 = data.max_per_second;
      const _errs22 = errors;
      let valid5 = true;
      const _errs23 = errors;
      if(!((typeof data5 == "number") && (isFinite(data5)))){
        const err11 = {};
        if(vErrors === null) vErrors = [err11]; else vErrors.push(err11);
        errors++;
      }
      var _valid2 = _errs23 === errors;
      errors = _errs22;
      if(vErrors !== null){
        if(_errs22){
          vErrors.length = _errs22;
        }
        else {
          vErrors = null;
        }
      }
      let ifClause2;
      if(_valid2){
        const _errs25 = errors;
        if(!(validateDeliveryRate(data5, {instancePath:instancePath+"/max_per_second",parentData:data,parentDataProperty:"max_per_second",rootData}))){
          vErrors = vErrors === null ? validateDeliveryRate.errors : vErrors.concat(validateDeliveryRate.errors);
          errors = vErrors.length;
        }
        var _valid2 = _errs25 === errors;
        valid5 = _valid2;
        ifClause2 = "then";
      }
      else {
        const _errs26 = errors;
        const _errs27 = errors;
        let valid6 = true;
        const _errs28 = errors;
        if(data5 !== null){
          const err12 = {};
          if(vErrors === null) vErrors = [err12]; else vErrors.push(err12);
          errors++;
        }
        var _valid3 = _errs28 === errors;
        errors = _errs27;
        if(vErrors !== null){
          if(_errs27){
            vErrors.length = _errs27;
          }
          else {
            vErrors = null;
          }
        }
        let ifClause3;
        if(_valid3){
          const _errs30 = errors;
          if(data5 !== null){
            const err13 = {instancePath:instancePath+"/max_per_second",schemaPath:"#/properties/max_per_second/else/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
            if(vErrors === null) vErrors = [err13]; else vErrors.push(err13);
            errors++;
          }
          var _valid3 = _errs30 === errors;
          valid6 = _valid3;
          ifClause3 = "then";
        }
        else {
          const _errs32 = errors;
          if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
            const err14 = {instancePath:instancePath+"/max_per_second",schemaPath:"#/properties/max_per_second/else/else/type",keyword:"type",params:{type: schema2.properties.max_per_second.else.else.type},message:"must be number,null"};
            if(vErrors === null) vErrors = [err14]; else vErrors.push(err14);
            errors++;
          }
          var _valid3 = _errs32 === errors;
          valid6 = _valid3;
          ifClause3 = "else";
        }
        if(!valid6){
          const err15 = {instancePath:instancePath+"/max_per_second",schemaPath:"#/properties/max_per_second/else/if",keyword:"if",params:{failingKeyword: ifClause3},message:"must match \""+ifClause3+"\" schema"};
          if(vErrors === null) vErrors = [err15]; else vErrors.push(err15);
          errors++;
        }
        var _valid2 = _errs26 === errors;
        valid5 = _valid2;
        ifClause2 = "else";
      }
      if(!valid5){
        const err16 = {instancePath:instancePath+"/max_per_second",schemaPath:"#/properties/max_per_second/if",keyword:"if",params:{failingKeyword: ifClause2},message:"must match \""+ifClause2+"\" schema"};
        if(vErrors === null) vErrors = [err16]; else vErrors.push(err16);
        errors++;
      }
    }
    if(data.enabled !== undefined){
      if(typeof data.enabled !== "boolean"){
        const err17 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
        if(vErrors === null) vErrors = [err17]; else vErrors.push(err17);
        errors++;
      }
    }
  }
  else {
    const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err18]; else vErrors.push(err18);
    errors++;
  }
  validateWebhookEndpointUpdate.errors = vErrors;
  return errors === 0;
}

export function validateWebhookTestRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type === undefined){
      data.type = "webhook.test";
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!(key0 === "type")){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(!(validateEventType(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
      vErrors = vErrors === null ? validateEventType.errors : vErrors.concat(validateEventType.errors);
      errors = vErrors.length;
    }
  }
  else {
    const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
    errors++;
  }
  validateWebhookTestRequest.errors = vErrors;
  return errors === 0;
}

export function createPath(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  createPath.errors = vErrors;
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
    if(data.id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!(key0 === "id")){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
        errors++;
      }
    }
    if(data.id !== undefined){
      if(!(validateEndpointId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
        vErrors = vErrors === null ? validateEndpointId.errors : vErrors.concat(validateEndpointId.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
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

export function listDeliveriesQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.limit === undefined){
      data.limit = 100;
    }
    const before0=errors;
    for(const key0 in data){
      if(errors-before0>=20) break;
      if(!(((key0 === "cursor") || (key0 === "limit")) || (key0 === "status"))){
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
      if(data1 > 100 || isNaN(data1)){
        const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
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
    if(data.status !== undefined){
      if(!(validateDeliveryStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
        vErrors = vErrors === null ? validateDeliveryStatus.errors : vErrors.concat(validateDeliveryStatus.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
    errors++;
  }
  listDeliveriesQuery.errors = vErrors;
  return errors === 0;
}

export const createQuery = createPath;
export const createBody = validateWebhookEndpointCreate;
export const deleteQuery = createPath;
export const deleteHeaders = createHeaders;
export const getPath = deletePath;
export const getQuery = createPath;
export const getSecretPath = deletePath;
export const getSecretQuery = createPath;
export const getSecretHeaders = getHeaders;
export const listPath = createPath;
export const listHeaders = getHeaders;
export const listDeliveriesPath = deletePath;
export const listDeliveriesHeaders = getHeaders;
export const recoverPath = deletePath;
export const recoverQuery = createPath;
export const recoverHeaders = createHeaders;
export const recoverBody = validateRecoverRequest;
export const rotateSecretPath = deletePath;
export const rotateSecretQuery = createPath;
export const rotateSecretHeaders = createHeaders;
export { validateRotation as rotateSecretBody } from "../common/validators.js";
export const testPath = deletePath;
export const testQuery = createPath;
export const testHeaders = createHeaders;
export const testBody = validateWebhookTestRequest;
export const updatePath = deletePath;
export const updateQuery = createPath;
export const updateHeaders = createHeaders;
export const updateBody = validateWebhookEndpointUpdate;
