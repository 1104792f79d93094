// Generated from spec/ by `npm run generate`. Do not edit.
import { validateCursor, validateEndpointId, validateName, validateSubscriptionId, validateTemplatePrefix, validateTimestamp } from "../common/response-validators.js";
import { validateFilter } from "../queries/response-validators.js";
import { formats } from "../validators-runtime.js";

const schema0 = {"type":"object","properties":{"id":{"$ref":"SubscriptionId"},"name":{"$ref":"Name"},"filters":{"$ref":"Filter"},"events":{"type":"array","items":{"$ref":"SubscriptionTransition"}},"include":{"$ref":"SubscriptionInclude"},"endpoint":{"anyOf":[{"$ref":"EndpointId"},{"type":"null"}]},"bulk":{"$ref":"SubscriptionBulk"},"status":{"anyOf":[{"$ref":"SubscriptionStatus"},{"type":"null"}]},"live_at":{"anyOf":[{"$ref":"Timestamp"},{"type":"null"}]},"lag_ms":{"type":["integer","null"],"format":"int64","minimum":0},"warnings":{"type":"array","items":{"$ref":"SubscriptionWarning"}},"created_at":{"$ref":"Timestamp"},"template":{"$ref":"TemplatePrefix"}},"required":["id","name","filters","events","include","endpoint","bulk","status","live_at","lag_ms","warnings","created_at"]};
const formats0 = formats.int64;
const schema1 = {"type":"string","enum":["summary","deliver"]};
const schema2 = {"type":"string","enum":["syncing","live"]};
const schema3 = {"type":"string","enum":["entered","exited"]};
const schema4 = {"type":"string","enum":["judgment_inactive","judgment_on_read","field_missing","endpoint_disabled","endpoint_not_covering"]};

export function validateSubscription(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.filters === undefined) && (missing0 = "filters"))) || ((data.events === undefined) && (missing0 = "events"))) || ((data.include === undefined) && (missing0 = "include"))) || ((data.endpoint === undefined) && (missing0 = "endpoint"))) || ((data.bulk === undefined) && (missing0 = "bulk"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.live_at === undefined) && (missing0 = "live_at"))) || ((data.lag_ms === undefined) && (missing0 = "lag_ms"))) || ((data.warnings === undefined) && (missing0 = "warnings"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
        validateSubscription.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validateSubscriptionId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validateSubscriptionId.errors : vErrors.concat(validateSubscriptionId.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.name !== undefined){
            const _errs2 = errors;
            if(!(validateName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
              vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.filters !== undefined){
              const _errs3 = errors;
              if(!(validateFilter(data.filters, {instancePath:instancePath+"/filters",parentData:data,parentDataProperty:"filters",rootData}))){
                vErrors = vErrors === null ? validateFilter.errors : vErrors.concat(validateFilter.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.events !== undefined){
                let data3 = data.events;
                const _errs4 = errors;
                if(errors === _errs4){
                  if(Array.isArray(data3)){
                    var valid1 = true;
                    const len0 = data3.length;
                    for(let i0=0; i0<len0; i0++){
                      const _errs6 = errors;
                      if(!(validateSubscriptionTransition(data3[i0], {instancePath:instancePath+"/events/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
                        vErrors = vErrors === null ? validateSubscriptionTransition.errors : vErrors.concat(validateSubscriptionTransition.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs6 === errors;
                      if(!valid1){
                        break;
                      }
                    }
                  }
                  else {
                    validateSubscription.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                    return false;
                  }
                }
                var valid0 = _errs4 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.include !== undefined){
                  const _errs7 = errors;
                  if(!(validateSubscriptionInclude(data.include, {instancePath:instancePath+"/include",parentData:data,parentDataProperty:"include",rootData}))){
                    vErrors = vErrors === null ? validateSubscriptionInclude.errors : vErrors.concat(validateSubscriptionInclude.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs7 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.endpoint !== undefined){
                    let data6 = data.endpoint;
                    const _errs8 = errors;
                    const _errs9 = errors;
                    let valid2 = false;
                    const _errs10 = errors;
                    if(!(validateEndpointId(data6, {instancePath:instancePath+"/endpoint",parentData:data,parentDataProperty:"endpoint",rootData}))){
                      vErrors = vErrors === null ? validateEndpointId.errors : vErrors.concat(validateEndpointId.errors);
                      errors = vErrors.length;
                    }
                    var _valid0 = _errs10 === errors;
                    valid2 = valid2 || _valid0;
                    if(!valid2){
                      const _errs11 = errors;
                      if(data6 !== null){
                        const err0 = {instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                        errors++;
                      }
                      var _valid0 = _errs11 === errors;
                      valid2 = valid2 || _valid0;
                    }
                    if(!valid2){
                      const err1 = {instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                      errors++;
                      validateSubscription.errors = vErrors;
                      return false;
                    }
                    else {
                      errors = _errs9;
                      if(vErrors !== null){
                        if(_errs9){
                          vErrors.length = _errs9;
                        }
                        else {
                          vErrors = null;
                        }
                      }
                    }
                    var valid0 = _errs8 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.bulk !== undefined){
                      const _errs13 = errors;
                      if(!(validateSubscriptionBulk(data.bulk, {instancePath:instancePath+"/bulk",parentData:data,parentDataProperty:"bulk",rootData}))){
                        vErrors = vErrors === null ? validateSubscriptionBulk.errors : vErrors.concat(validateSubscriptionBulk.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs13 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.status !== undefined){
                        let data8 = data.status;
                        const _errs14 = errors;
                        const _errs15 = errors;
                        let valid3 = false;
                        const _errs16 = errors;
                        if(!(validateSubscriptionStatus(data8, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
                          vErrors = vErrors === null ? validateSubscriptionStatus.errors : vErrors.concat(validateSubscriptionStatus.errors);
                          errors = vErrors.length;
                        }
                        var _valid1 = _errs16 === errors;
                        valid3 = valid3 || _valid1;
                        if(!valid3){
                          const _errs17 = errors;
                          if(data8 !== null){
                            const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                            if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                            errors++;
                          }
                          var _valid1 = _errs17 === errors;
                          valid3 = valid3 || _valid1;
                        }
                        if(!valid3){
                          const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                          if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                          errors++;
                          validateSubscription.errors = vErrors;
                          return false;
                        }
                        else {
                          errors = _errs15;
                          if(vErrors !== null){
                            if(_errs15){
                              vErrors.length = _errs15;
                            }
                            else {
                              vErrors = null;
                            }
                          }
                        }
                        var valid0 = _errs14 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                      if(valid0){
                        if(data.live_at !== undefined){
                          let data9 = data.live_at;
                          const _errs19 = errors;
                          const _errs20 = errors;
                          let valid4 = false;
                          const _errs21 = errors;
                          if(!(validateTimestamp(data9, {instancePath:instancePath+"/live_at",parentData:data,parentDataProperty:"live_at",rootData}))){
                            vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                            errors = vErrors.length;
                          }
                          var _valid2 = _errs21 === errors;
                          valid4 = valid4 || _valid2;
                          if(!valid4){
                            const _errs22 = errors;
                            if(data9 !== null){
                              const err4 = {instancePath:instancePath+"/live_at",schemaPath:"#/properties/live_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                              if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
                              errors++;
                            }
                            var _valid2 = _errs22 === errors;
                            valid4 = valid4 || _valid2;
                          }
                          if(!valid4){
                            const err5 = {instancePath:instancePath+"/live_at",schemaPath:"#/properties/live_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                            if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
                            errors++;
                            validateSubscription.errors = vErrors;
                            return false;
                          }
                          else {
                            errors = _errs20;
                            if(vErrors !== null){
                              if(_errs20){
                                vErrors.length = _errs20;
                              }
                              else {
                                vErrors = null;
                              }
                            }
                          }
                          var valid0 = _errs19 === errors;
                        }
                        else {
                          var valid0 = true;
                        }
                        if(valid0){
                          if(data.lag_ms !== undefined){
                            let data10 = data.lag_ms;
                            const _errs24 = errors;
                            if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
                              validateSubscription.errors = [{instancePath:instancePath+"/lag_ms",schemaPath:"#/properties/lag_ms/type",keyword:"type",params:{type: schema0.properties.lag_ms.type},message:"must be integer,null"}];
                              return false;
                            }
                            if(errors === _errs24){
                              if((typeof data10 == "number") && (isFinite(data10))){
                                if(data10 < 0 || isNaN(data10)){
                                  validateSubscription.errors = [{instancePath:instancePath+"/lag_ms",schemaPath:"#/properties/lag_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                                  return false;
                                }
                                else {
                                  if(!(formats0.validate(data10))){
                                    validateSubscription.errors = [{instancePath:instancePath+"/lag_ms",schemaPath:"#/properties/lag_ms/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                                    return false;
                                  }
                                }
                              }
                            }
                            var valid0 = _errs24 === errors;
                          }
                          else {
                            var valid0 = true;
                          }
                          if(valid0){
                            if(data.warnings !== undefined){
                              let data11 = data.warnings;
                              const _errs26 = errors;
                              if(errors === _errs26){
                                if(Array.isArray(data11)){
                                  var valid5 = true;
                                  const len1 = data11.length;
                                  for(let i1=0; i1<len1; i1++){
                                    const _errs28 = errors;
                                    if(!(validateSubscriptionWarning(data11[i1], {instancePath:instancePath+"/warnings/" + i1,parentData:data11,parentDataProperty:i1,rootData}))){
                                      vErrors = vErrors === null ? validateSubscriptionWarning.errors : vErrors.concat(validateSubscriptionWarning.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid5 = _errs28 === errors;
                                    if(!valid5){
                                      break;
                                    }
                                  }
                                }
                                else {
                                  validateSubscription.errors = [{instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                                  return false;
                                }
                              }
                              var valid0 = _errs26 === errors;
                            }
                            else {
                              var valid0 = true;
                            }
                            if(valid0){
                              if(data.created_at !== undefined){
                                const _errs29 = errors;
                                if(!(validateTimestamp(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
                                  vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs29 === errors;
                              }
                              else {
                                var valid0 = true;
                              }
                              if(valid0){
                                if(data.template !== undefined){
                                  const _errs30 = errors;
                                  if(!(validateTemplatePrefix(data.template, {instancePath:instancePath+"/template",parentData:data,parentDataProperty:"template",rootData}))){
                                    vErrors = vErrors === null ? validateTemplatePrefix.errors : vErrors.concat(validateTemplatePrefix.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs30 === errors;
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
    }
    else {
      validateSubscription.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateSubscription.errors = vErrors;
  return errors === 0;
}

export function validateSubscriptionBulk(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateSubscriptionBulk.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((data === "summary") || (data === "deliver"))){
    validateSubscriptionBulk.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateSubscriptionBulk.errors = vErrors;
  return errors === 0;
}

export function validateSubscriptionInclude(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.attributes !== undefined){
        let data0 = data.attributes;
        const _errs1 = errors;
        if(errors === _errs1){
          if(Array.isArray(data0)){
            if(data0.length > 24){
              validateSubscriptionInclude.errors = [{instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/maxItems",keyword:"maxItems",params:{limit: 24},message:"must NOT have more than 24 items"}];
              return false;
            }
            else {
              var valid1 = true;
              const len0 = data0.length;
              for(let i0=0; i0<len0; i0++){
                const _errs3 = errors;
                if(!(validateName(data0[i0], {instancePath:instancePath+"/attributes/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                  vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if(!valid1){
                  break;
                }
              }
            }
          }
          else {
            validateSubscriptionInclude.errors = [{instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
            return false;
          }
        }
        var valid0 = _errs1 === errors;
      }
      else {
        var valid0 = true;
      }
      if(valid0){
        if(data.answers !== undefined){
          let data2 = data.answers;
          const _errs4 = errors;
          if(errors === _errs4){
            if(Array.isArray(data2)){
              if(data2.length > 24){
                validateSubscriptionInclude.errors = [{instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/maxItems",keyword:"maxItems",params:{limit: 24},message:"must NOT have more than 24 items"}];
                return false;
              }
              else {
                var valid2 = true;
                const len1 = data2.length;
                for(let i1=0; i1<len1; i1++){
                  const _errs6 = errors;
                  if(!(validateName(data2[i1], {instancePath:instancePath+"/answers/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
                    vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
                    errors = vErrors.length;
                  }
                  var valid2 = _errs6 === errors;
                  if(!valid2){
                    break;
                  }
                }
              }
            }
            else {
              validateSubscriptionInclude.errors = [{instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
              return false;
            }
          }
          var valid0 = _errs4 === errors;
        }
        else {
          var valid0 = true;
        }
      }
    }
    else {
      validateSubscriptionInclude.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateSubscriptionInclude.errors = vErrors;
  return errors === 0;
}

export function validateSubscriptionList(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.subscriptions === undefined) && (missing0 = "subscriptions")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))){
        validateSubscriptionList.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.subscriptions !== undefined){
          let data0 = data.subscriptions;
          const _errs1 = errors;
          if(errors === _errs1){
            if(Array.isArray(data0)){
              var valid1 = true;
              const len0 = data0.length;
              for(let i0=0; i0<len0; i0++){
                const _errs3 = errors;
                if(!(validateSubscription(data0[i0], {instancePath:instancePath+"/subscriptions/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                  vErrors = vErrors === null ? validateSubscription.errors : vErrors.concat(validateSubscription.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if(!valid1){
                  break;
                }
              }
            }
            else {
              validateSubscriptionList.errors = [{instancePath:instancePath+"/subscriptions",schemaPath:"#/properties/subscriptions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.next_cursor !== undefined){
            let data2 = data.next_cursor;
            const _errs4 = errors;
            const _errs5 = errors;
            let valid2 = false;
            const _errs6 = errors;
            if(!(validateCursor(data2, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData}))){
              vErrors = vErrors === null ? validateCursor.errors : vErrors.concat(validateCursor.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs6 === errors;
            valid2 = valid2 || _valid0;
            if(!valid2){
              const _errs7 = errors;
              if(data2 !== null){
                const err0 = {instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                errors++;
              }
              var _valid0 = _errs7 === errors;
              valid2 = valid2 || _valid0;
            }
            if(!valid2){
              const err1 = {instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
              if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
              errors++;
              validateSubscriptionList.errors = vErrors;
              return false;
            }
            else {
              errors = _errs5;
              if(vErrors !== null){
                if(_errs5){
                  vErrors.length = _errs5;
                }
                else {
                  vErrors = null;
                }
              }
            }
            var valid0 = _errs4 === errors;
          }
          else {
            var valid0 = true;
          }
        }
      }
    }
    else {
      validateSubscriptionList.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateSubscriptionList.errors = vErrors;
  return errors === 0;
}

export function validateSubscriptionStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateSubscriptionStatus.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((data === "syncing") || (data === "live"))){
    validateSubscriptionStatus.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema2.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateSubscriptionStatus.errors = vErrors;
  return errors === 0;
}

export function validateSubscriptionTransition(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateSubscriptionTransition.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((data === "entered") || (data === "exited"))){
    validateSubscriptionTransition.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema3.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateSubscriptionTransition.errors = vErrors;
  return errors === 0;
}

export function validateSubscriptionWarning(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))){
        validateSubscriptionWarning.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.code !== undefined){
          const _errs1 = errors;
          if(!(validateSubscriptionWarningCode(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
            vErrors = vErrors === null ? validateSubscriptionWarningCode.errors : vErrors.concat(validateSubscriptionWarningCode.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.message !== undefined){
            const _errs2 = errors;
            if(typeof data.message !== "string"){
              validateSubscriptionWarning.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.judgment !== undefined){
              const _errs4 = errors;
              if(!(validateName(data.judgment, {instancePath:instancePath+"/judgment",parentData:data,parentDataProperty:"judgment",rootData}))){
                vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
                errors = vErrors.length;
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
      validateSubscriptionWarning.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateSubscriptionWarning.errors = vErrors;
  return errors === 0;
}

export function validateSubscriptionWarningCode(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateSubscriptionWarningCode.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(((((data === "judgment_inactive") || (data === "judgment_on_read")) || (data === "field_missing")) || (data === "endpoint_disabled")) || (data === "endpoint_not_covering"))){
    validateSubscriptionWarningCode.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema4.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateSubscriptionWarningCode.errors = vErrors;
  return errors === 0;
}

export const create201 = validateSubscription;
export const get200 = validateSubscription;
export const list200 = validateSubscriptionList;
export { validateQueryResponse as query200 } from "../queries/response-validators.js";
export const update200 = validateSubscription;
