// Generated from spec/ by `npm run generate`. Do not edit.
import { validateCursor, validateEndpointId, validateName, validateNamespaceName, validateNamespaceOrTemplate } from "../common/validators.js";
import { validateFilter } from "../queries/validators.js";
import { formats, ucs2length } from "../validators-runtime.js";

const schema0 = {"type":"string","enum":["summary","deliver"]};
const schema1 = {"type":"string","enum":["entered","exited"]};
const schema2 = {"type":"object","properties":{"events":{"type":"array","items":{"$ref":"SubscriptionTransition"},"minItems":1,"maxItems":2},"include":{"if":{"type":["object"]},"then":{"$ref":"SubscriptionIncludeInput"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["object","null"]}}},"endpoint":{"if":{"type":["string"]},"then":{"$ref":"EndpointId"},"else":{"if":{"type":["null"]},"then":{"type":"null"},"else":{"type":["string","null"]}}},"bulk":{"$ref":"SubscriptionBulk"}},"additionalProperties":false};
const func0 = ucs2length;
const formats0 = formats.int32;

export function validateSubscriptionBulk(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
  }
  if(!((data === "summary") || (data === "deliver"))){
    const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum},message:"must be equal to one of the allowed values"};
    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
    errors++;
  }
  validateSubscriptionBulk.errors = vErrors;
  return errors === 0;
}

export function validateSubscriptionCreate(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.events === undefined){
      data.events = ["entered","exited"];
    }
    if(data.bulk === undefined){
      data.bulk = "summary";
    }
    if(data.name === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
      if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
      errors++;
    }
    if(data.filters === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "filters"},message:"must have required property '"+"filters"+"'"};
      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
      errors++;
    }
    const before1=errors;
    for(const key0 in data){
      if(errors-before1>=20) break;
      if(!((((((key0 === "name") || (key0 === "filters")) || (key0 === "events")) || (key0 === "include")) || (key0 === "endpoint")) || (key0 === "bulk"))){
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
    if(data.filters !== undefined){
      if(!(validateFilter(data.filters, {instancePath:instancePath+"/filters",parentData:data,parentDataProperty:"filters",rootData}))){
        vErrors = vErrors === null ? validateFilter.errors : vErrors.concat(validateFilter.errors);
        errors = vErrors.length;
      }
    }
    let data2 = data.events;
    if(Array.isArray(data2)){
      if(data2.length > 2){
        const err3 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
        if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
        errors++;
      }
      if(data2.length < 1){
        const err4 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
        if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
        errors++;
      }
      const len0 = data2.length;
      for(let i0=0, before0=errors; i0<len0 && errors-before0<20; i0++){
        if(!(validateSubscriptionTransition(data2[i0], {instancePath:instancePath+"/events/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
          vErrors = vErrors === null ? validateSubscriptionTransition.errors : vErrors.concat(validateSubscriptionTransition.errors);
          errors = vErrors.length;
        }
      }
    }
    else {
      const err5 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"};
      if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
      errors++;
    }
    if(data.include !== undefined){
      if(!(validateSubscriptionIncludeInput(data.include, {instancePath:instancePath+"/include",parentData:data,parentDataProperty:"include",rootData}))){
        vErrors = vErrors === null ? validateSubscriptionIncludeInput.errors : vErrors.concat(validateSubscriptionIncludeInput.errors);
        errors = vErrors.length;
      }
    }
    if(data.endpoint !== undefined){
      if(!(validateEndpointId(data.endpoint, {instancePath:instancePath+"/endpoint",parentData:data,parentDataProperty:"endpoint",rootData}))){
        vErrors = vErrors === null ? validateEndpointId.errors : vErrors.concat(validateEndpointId.errors);
        errors = vErrors.length;
      }
    }
    if(!(validateSubscriptionBulk(data.bulk, {instancePath:instancePath+"/bulk",parentData:data,parentDataProperty:"bulk",rootData}))){
      vErrors = vErrors === null ? validateSubscriptionBulk.errors : vErrors.concat(validateSubscriptionBulk.errors);
      errors = vErrors.length;
    }
  }
  else {
    const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
    errors++;
  }
  validateSubscriptionCreate.errors = vErrors;
  return errors === 0;
}

export function validateSubscriptionIncludeInput(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    const before2=errors;
    for(const key0 in data){
      if(errors-before2>=20) break;
      if(!((key0 === "attributes") || (key0 === "answers"))){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(data.attributes !== undefined){
      let data0 = data.attributes;
      if(Array.isArray(data0)){
        if(data0.length > 24){
          const err1 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/maxItems",keyword:"maxItems",params:{limit: 24},message:"must NOT have more than 24 items"};
          if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
          errors++;
        }
        const len0 = data0.length;
        for(let i0=0, before0=errors; i0<len0 && errors-before0<20; i0++){
          if(!(validateName(data0[i0], {instancePath:instancePath+"/attributes/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err2 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
        errors++;
      }
    }
    if(data.answers !== undefined){
      let data2 = data.answers;
      if(Array.isArray(data2)){
        if(data2.length > 24){
          const err3 = {instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/maxItems",keyword:"maxItems",params:{limit: 24},message:"must NOT have more than 24 items"};
          if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
          errors++;
        }
        const len1 = data2.length;
        for(let i1=0, before1=errors; i1<len1 && errors-before1<20; i1++){
          if(!(validateName(data2[i1], {instancePath:instancePath+"/answers/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
            vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err4 = {instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
  validateSubscriptionIncludeInput.errors = vErrors;
  return errors === 0;
}

export function validateSubscriptionTransition(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
  }
  if(!((data === "entered") || (data === "exited"))){
    const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"};
    if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
    errors++;
  }
  validateSubscriptionTransition.errors = vErrors;
  return errors === 0;
}

export function validateSubscriptionUpdate(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    const before1=errors;
    for(const key0 in data){
      if(errors-before1>=20) break;
      if(!((((key0 === "events") || (key0 === "include")) || (key0 === "endpoint")) || (key0 === "bulk"))){
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
        errors++;
      }
    }
    if(data.events !== undefined){
      let data0 = data.events;
      if(Array.isArray(data0)){
        if(data0.length > 2){
          const err1 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
          if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
          errors++;
        }
        if(data0.length < 1){
          const err2 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
          if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
          errors++;
        }
        const len0 = data0.length;
        for(let i0=0, before0=errors; i0<len0 && errors-before0<20; i0++){
          if(!(validateSubscriptionTransition(data0[i0], {instancePath:instancePath+"/events/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
            vErrors = vErrors === null ? validateSubscriptionTransition.errors : vErrors.concat(validateSubscriptionTransition.errors);
            errors = vErrors.length;
          }
        }
      }
      else {
        const err3 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"};
        if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
        errors++;
      }
    }
    if(data.include !== undefined){
      let data2 = data.include;
      const _errs6 = errors;
      let valid3 = true;
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
        if(!(validateSubscriptionIncludeInput(data2, {instancePath:instancePath+"/include",parentData:data,parentDataProperty:"include",rootData}))){
          vErrors = vErrors === null ? validateSubscriptionIncludeInput.errors : vErrors.concat(validateSubscriptionIncludeInput.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs9 === errors;
        valid3 = _valid0;
        ifClause0 = "then";
      }
      else {
        const _errs10 = errors;
        const _errs11 = errors;
        let valid4 = true;
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
            const err6 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/else/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
            if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
            errors++;
          }
          var _valid1 = _errs14 === errors;
          valid4 = _valid1;
          ifClause1 = "then";
        }
        else {
          const _errs16 = errors;
          if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
            const err7 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/else/else/type",keyword:"type",params:{type: schema2.properties.include.else.else.type},message:"must be object,null"};
            if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
            errors++;
          }
          var _valid1 = _errs16 === errors;
          valid4 = _valid1;
          ifClause1 = "else";
        }
        if(!valid4){
          const err8 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
          if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
          errors++;
        }
        var _valid0 = _errs10 === errors;
        valid3 = _valid0;
        ifClause0 = "else";
      }
      if(!valid3){
        const err9 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
        if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
        errors++;
      }
    }
    if(data.endpoint !== undefined){
      let data3 = data.endpoint;
      const _errs19 = errors;
      let valid5 = true;
      const _errs20 = errors;
      if(typeof data3 !== "string"){
        const err10 = {};
        if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
        errors++;
      }
      var _valid2 = _errs20 === errors;
      errors = _errs19;
      if(vErrors !== null){
        if(_errs19){
          vErrors.length = _errs19;
        }
        else {
          vErrors = null;
        }
      }
      let ifClause2;
      if(_valid2){
        const _errs22 = errors;
        if(!(validateEndpointId(data3, {instancePath:instancePath+"/endpoint",parentData:data,parentDataProperty:"endpoint",rootData}))){
          vErrors = vErrors === null ? validateEndpointId.errors : vErrors.concat(validateEndpointId.errors);
          errors = vErrors.length;
        }
        var _valid2 = _errs22 === errors;
        valid5 = _valid2;
        ifClause2 = "then";
      }
      else {
        const _errs23 = errors;
        const _errs24 = errors;
        let valid6 = true;
        const _errs25 = errors;
        if(data3 !== null){
          const err11 = {};
          if(vErrors === null) vErrors = [err11]; else vErrors.push(err11);
          errors++;
        }
        var _valid3 = _errs25 === errors;
        errors = _errs24;
        if(vErrors !== null){
          if(_errs24){
            vErrors.length = _errs24;
          }
          else {
            vErrors = null;
          }
        }
        let ifClause3;
        if(_valid3){
          const _errs27 = errors;
          if(data3 !== null){
            const err12 = {instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/else/then/type",keyword:"type",params:{type: "null"},message:"must be null"};
            if(vErrors === null) vErrors = [err12]; else vErrors.push(err12);
            errors++;
          }
          var _valid3 = _errs27 === errors;
          valid6 = _valid3;
          ifClause3 = "then";
        }
        else {
          const _errs29 = errors;
          if((typeof data3 !== "string") && (data3 !== null)){
            const err13 = {instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/else/else/type",keyword:"type",params:{type: schema2.properties.endpoint.else.else.type},message:"must be string,null"};
            if(vErrors === null) vErrors = [err13]; else vErrors.push(err13);
            errors++;
          }
          var _valid3 = _errs29 === errors;
          valid6 = _valid3;
          ifClause3 = "else";
        }
        if(!valid6){
          const err14 = {instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/else/if",keyword:"if",params:{failingKeyword: ifClause3},message:"must match \""+ifClause3+"\" schema"};
          if(vErrors === null) vErrors = [err14]; else vErrors.push(err14);
          errors++;
        }
        var _valid2 = _errs23 === errors;
        valid5 = _valid2;
        ifClause2 = "else";
      }
      if(!valid5){
        const err15 = {instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/if",keyword:"if",params:{failingKeyword: ifClause2},message:"must match \""+ifClause2+"\" schema"};
        if(vErrors === null) vErrors = [err15]; else vErrors.push(err15);
        errors++;
      }
    }
    if(data.bulk !== undefined){
      if(!(validateSubscriptionBulk(data.bulk, {instancePath:instancePath+"/bulk",parentData:data,parentDataProperty:"bulk",rootData}))){
        vErrors = vErrors === null ? validateSubscriptionBulk.errors : vErrors.concat(validateSubscriptionBulk.errors);
        errors = vErrors.length;
      }
    }
  }
  else {
    const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
    if(vErrors === null) vErrors = [err16]; else vErrors.push(err16);
    errors++;
  }
  validateSubscriptionUpdate.errors = vErrors;
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

export function queryPath(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(validateNamespaceName(data.ns, {instancePath:instancePath+"/ns",parentData:data,parentDataProperty:"ns",rootData}))){
        vErrors = vErrors === null ? validateNamespaceName.errors : vErrors.concat(validateNamespaceName.errors);
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
  queryPath.errors = vErrors;
  return errors === 0;
}

export const createBody = validateSubscriptionCreate;
export const deleteQuery = createQuery;
export const deleteHeaders = createHeaders;
export const getPath = deletePath;
export const getQuery = createQuery;
export const listPath = createPath;
export const listHeaders = getHeaders;
export const queryQuery = createQuery;
export const queryHeaders = getHeaders;
export { validateQueryOptions as queryBody } from "../queries/validators.js";
export const updatePath = deletePath;
export const updateQuery = createQuery;
export const updateHeaders = createHeaders;
export const updateBody = validateSubscriptionUpdate;
