// Generated from spec/ by `npm run generate`. Do not edit.
import { validateCursor, validateErrorCode, validateKeyId, validateNamespaceOrTemplate, validateTimestamp } from "../common/response-validators.js";
import { validateSessionId } from "../sessions/response-validators.js";
import { formats } from "../validators-runtime.js";

const schema0 = {"type":"object","properties":{"id":{"$ref":"RequestLogEntryId"},"at":{"$ref":"Timestamp"},"request_id":{"type":"string"},"key":{"$ref":"RequestLogKey"},"session":{"$ref":"SessionId"},"address":{"type":"string"},"operation":{"type":"string"},"method":{"type":"string"},"path":{"type":"string"},"namespace":{"anyOf":[{"$ref":"NamespaceOrTemplate"},{"type":"null"}]},"status":{"type":["integer","null"],"format":"int32"},"error":{"anyOf":[{"$ref":"ErrorCode"},{"type":"null"}]},"duration_ms":{"type":"integer","format":"int64"},"bytes_in":{"type":["integer","null"],"format":"int64"},"bytes_out":{"type":["integer","null"],"format":"int64"}},"required":["id","at","request_id","key","address","operation","method","path","namespace","status","error","duration_ms","bytes_in","bytes_out"]};
const formats0 = formats.int32;
const formats1 = formats.int64;
const pattern0 = new RegExp("^rle_[0-9a-z]{26}$", "u");
const formats2 = formats.date;
const schema1 = {"type":"object","properties":{"id":{"$ref":"KeyId"},"name":{"type":["string","null"]}},"required":["id","name"]};

export function validateRequestLogEntry(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.at === undefined) && (missing0 = "at"))) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.key === undefined) && (missing0 = "key"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.operation === undefined) && (missing0 = "operation"))) || ((data.method === undefined) && (missing0 = "method"))) || ((data.path === undefined) && (missing0 = "path"))) || ((data.namespace === undefined) && (missing0 = "namespace"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.duration_ms === undefined) && (missing0 = "duration_ms"))) || ((data.bytes_in === undefined) && (missing0 = "bytes_in"))) || ((data.bytes_out === undefined) && (missing0 = "bytes_out"))){
        validateRequestLogEntry.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validateRequestLogEntryId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validateRequestLogEntryId.errors : vErrors.concat(validateRequestLogEntryId.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.at !== undefined){
            const _errs2 = errors;
            if(!(validateTimestamp(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
              vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.request_id !== undefined){
              const _errs3 = errors;
              if(typeof data.request_id !== "string"){
                validateRequestLogEntry.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                return false;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.key !== undefined){
                const _errs5 = errors;
                if(!(validateRequestLogKey(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
                  vErrors = vErrors === null ? validateRequestLogKey.errors : vErrors.concat(validateRequestLogKey.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.session !== undefined){
                  const _errs6 = errors;
                  if(!(validateSessionId(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData}))){
                    vErrors = vErrors === null ? validateSessionId.errors : vErrors.concat(validateSessionId.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.address !== undefined){
                    const _errs7 = errors;
                    if(typeof data.address !== "string"){
                      validateRequestLogEntry.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                      return false;
                    }
                    var valid0 = _errs7 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.operation !== undefined){
                      const _errs9 = errors;
                      if(typeof data.operation !== "string"){
                        validateRequestLogEntry.errors = [{instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                        return false;
                      }
                      var valid0 = _errs9 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.method !== undefined){
                        const _errs11 = errors;
                        if(typeof data.method !== "string"){
                          validateRequestLogEntry.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                          return false;
                        }
                        var valid0 = _errs11 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                      if(valid0){
                        if(data.path !== undefined){
                          const _errs13 = errors;
                          if(typeof data.path !== "string"){
                            validateRequestLogEntry.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                            return false;
                          }
                          var valid0 = _errs13 === errors;
                        }
                        else {
                          var valid0 = true;
                        }
                        if(valid0){
                          if(data.namespace !== undefined){
                            let data9 = data.namespace;
                            const _errs15 = errors;
                            const _errs16 = errors;
                            let valid1 = false;
                            const _errs17 = errors;
                            if(!(validateNamespaceOrTemplate(data9, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
                              vErrors = vErrors === null ? validateNamespaceOrTemplate.errors : vErrors.concat(validateNamespaceOrTemplate.errors);
                              errors = vErrors.length;
                            }
                            var _valid0 = _errs17 === errors;
                            valid1 = valid1 || _valid0;
                            if(!valid1){
                              const _errs18 = errors;
                              if(data9 !== null){
                                const err0 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                                if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                                errors++;
                              }
                              var _valid0 = _errs18 === errors;
                              valid1 = valid1 || _valid0;
                            }
                            if(!valid1){
                              const err1 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                              if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                              errors++;
                              validateRequestLogEntry.errors = vErrors;
                              return false;
                            }
                            else {
                              errors = _errs16;
                              if(vErrors !== null){
                                if(_errs16){
                                  vErrors.length = _errs16;
                                }
                                else {
                                  vErrors = null;
                                }
                              }
                            }
                            var valid0 = _errs15 === errors;
                          }
                          else {
                            var valid0 = true;
                          }
                          if(valid0){
                            if(data.status !== undefined){
                              let data10 = data.status;
                              const _errs20 = errors;
                              if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
                                validateRequestLogEntry.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema0.properties.status.type},message:"must be integer,null"}];
                                return false;
                              }
                              if(errors === _errs20){
                                if((typeof data10 == "number") && (isFinite(data10))){
                                  if(!(formats0.validate(data10))){
                                    validateRequestLogEntry.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
                                    return false;
                                  }
                                }
                              }
                              var valid0 = _errs20 === errors;
                            }
                            else {
                              var valid0 = true;
                            }
                            if(valid0){
                              if(data.error !== undefined){
                                let data11 = data.error;
                                const _errs22 = errors;
                                const _errs23 = errors;
                                let valid2 = false;
                                const _errs24 = errors;
                                if(!(validateErrorCode(data11, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
                                  vErrors = vErrors === null ? validateErrorCode.errors : vErrors.concat(validateErrorCode.errors);
                                  errors = vErrors.length;
                                }
                                var _valid1 = _errs24 === errors;
                                valid2 = valid2 || _valid1;
                                if(!valid2){
                                  const _errs25 = errors;
                                  if(data11 !== null){
                                    const err2 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                                    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                                    errors++;
                                  }
                                  var _valid1 = _errs25 === errors;
                                  valid2 = valid2 || _valid1;
                                }
                                if(!valid2){
                                  const err3 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                                  if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                                  errors++;
                                  validateRequestLogEntry.errors = vErrors;
                                  return false;
                                }
                                else {
                                  errors = _errs23;
                                  if(vErrors !== null){
                                    if(_errs23){
                                      vErrors.length = _errs23;
                                    }
                                    else {
                                      vErrors = null;
                                    }
                                  }
                                }
                                var valid0 = _errs22 === errors;
                              }
                              else {
                                var valid0 = true;
                              }
                              if(valid0){
                                if(data.duration_ms !== undefined){
                                  let data12 = data.duration_ms;
                                  const _errs27 = errors;
                                  if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
                                    validateRequestLogEntry.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                                    return false;
                                  }
                                  if(errors === _errs27){
                                    if((typeof data12 == "number") && (isFinite(data12))){
                                      if(!(formats1.validate(data12))){
                                        validateRequestLogEntry.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                                        return false;
                                      }
                                    }
                                  }
                                  var valid0 = _errs27 === errors;
                                }
                                else {
                                  var valid0 = true;
                                }
                                if(valid0){
                                  if(data.bytes_in !== undefined){
                                    let data13 = data.bytes_in;
                                    const _errs29 = errors;
                                    if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
                                      validateRequestLogEntry.errors = [{instancePath:instancePath+"/bytes_in",schemaPath:"#/properties/bytes_in/type",keyword:"type",params:{type: schema0.properties.bytes_in.type},message:"must be integer,null"}];
                                      return false;
                                    }
                                    if(errors === _errs29){
                                      if((typeof data13 == "number") && (isFinite(data13))){
                                        if(!(formats1.validate(data13))){
                                          validateRequestLogEntry.errors = [{instancePath:instancePath+"/bytes_in",schemaPath:"#/properties/bytes_in/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                                          return false;
                                        }
                                      }
                                    }
                                    var valid0 = _errs29 === errors;
                                  }
                                  else {
                                    var valid0 = true;
                                  }
                                  if(valid0){
                                    if(data.bytes_out !== undefined){
                                      let data14 = data.bytes_out;
                                      const _errs31 = errors;
                                      if((!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) && (data14 !== null)){
                                        validateRequestLogEntry.errors = [{instancePath:instancePath+"/bytes_out",schemaPath:"#/properties/bytes_out/type",keyword:"type",params:{type: schema0.properties.bytes_out.type},message:"must be integer,null"}];
                                        return false;
                                      }
                                      if(errors === _errs31){
                                        if((typeof data14 == "number") && (isFinite(data14))){
                                          if(!(formats1.validate(data14))){
                                            validateRequestLogEntry.errors = [{instancePath:instancePath+"/bytes_out",schemaPath:"#/properties/bytes_out/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                                            return false;
                                          }
                                        }
                                      }
                                      var valid0 = _errs31 === errors;
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
      }
    }
    else {
      validateRequestLogEntry.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateRequestLogEntry.errors = vErrors;
  return errors === 0;
}

export function validateRequestLogEntryId(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(!pattern0.test(data)){
        validateRequestLogEntryId.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^rle_[0-9a-z]{26}$"},message:"must match pattern \""+"^rle_[0-9a-z]{26}$"+"\""}];
        return false;
      }
    }
    else {
      validateRequestLogEntryId.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validateRequestLogEntryId.errors = vErrors;
  return errors === 0;
}

export function validateRequestLogEntryList(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.requests === undefined) && (missing0 = "requests")) || ((data.left_out === undefined) && (missing0 = "left_out"))) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))){
        validateRequestLogEntryList.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.requests !== undefined){
          let data0 = data.requests;
          const _errs1 = errors;
          if(errors === _errs1){
            if(Array.isArray(data0)){
              var valid1 = true;
              const len0 = data0.length;
              for(let i0=0; i0<len0; i0++){
                const _errs3 = errors;
                if(!(validateRequestLogEntry(data0[i0], {instancePath:instancePath+"/requests/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                  vErrors = vErrors === null ? validateRequestLogEntry.errors : vErrors.concat(validateRequestLogEntry.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if(!valid1){
                  break;
                }
              }
            }
            else {
              validateRequestLogEntryList.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type: "array"},message:"must be array"}];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.left_out !== undefined){
            let data2 = data.left_out;
            const _errs4 = errors;
            if(errors === _errs4){
              if(Array.isArray(data2)){
                var valid2 = true;
                const len1 = data2.length;
                for(let i1=0; i1<len1; i1++){
                  const _errs6 = errors;
                  if(!(validateRequestLogGap(data2[i1], {instancePath:instancePath+"/left_out/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
                    vErrors = vErrors === null ? validateRequestLogGap.errors : vErrors.concat(validateRequestLogGap.errors);
                    errors = vErrors.length;
                  }
                  var valid2 = _errs6 === errors;
                  if(!valid2){
                    break;
                  }
                }
              }
              else {
                validateRequestLogEntryList.errors = [{instancePath:instancePath+"/left_out",schemaPath:"#/properties/left_out/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                return false;
              }
            }
            var valid0 = _errs4 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.next_cursor !== undefined){
              let data4 = data.next_cursor;
              const _errs7 = errors;
              const _errs8 = errors;
              let valid3 = false;
              const _errs9 = errors;
              if(!(validateCursor(data4, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData}))){
                vErrors = vErrors === null ? validateCursor.errors : vErrors.concat(validateCursor.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs9 === errors;
              valid3 = valid3 || _valid0;
              if(!valid3){
                const _errs10 = errors;
                if(data4 !== null){
                  const err0 = {instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                  if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                  errors++;
                }
                var _valid0 = _errs10 === errors;
                valid3 = valid3 || _valid0;
              }
              if(!valid3){
                const err1 = {instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                errors++;
                validateRequestLogEntryList.errors = vErrors;
                return false;
              }
              else {
                errors = _errs8;
                if(vErrors !== null){
                  if(_errs8){
                    vErrors.length = _errs8;
                  }
                  else {
                    vErrors = null;
                  }
                }
              }
              var valid0 = _errs7 === errors;
            }
            else {
              var valid0 = true;
            }
          }
        }
      }
    }
    else {
      validateRequestLogEntryList.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateRequestLogEntryList.errors = vErrors;
  return errors === 0;
}

export function validateRequestLogGap(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.day === undefined) && (missing0 = "day")) || ((data.requests === undefined) && (missing0 = "requests"))){
        validateRequestLogGap.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.day !== undefined){
          let data0 = data.day;
          const _errs1 = errors;
          if(errors === _errs1){
            if(errors === _errs1){
              if(typeof data0 === "string"){
                if(!(formats2.validate(data0))){
                  validateRequestLogGap.errors = [{instancePath:instancePath+"/day",schemaPath:"#/properties/day/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
                  return false;
                }
              }
              else {
                validateRequestLogGap.errors = [{instancePath:instancePath+"/day",schemaPath:"#/properties/day/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                return false;
              }
            }
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.requests !== undefined){
            let data1 = data.requests;
            const _errs3 = errors;
            if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
              validateRequestLogGap.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
              return false;
            }
            if(errors === _errs3){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(!(formats1.validate(data1))){
                  validateRequestLogGap.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                  return false;
                }
              }
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
        }
      }
    }
    else {
      validateRequestLogGap.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateRequestLogGap.errors = vErrors;
  return errors === 0;
}

export function validateRequestLogKey(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))){
        validateRequestLogKey.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validateKeyId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validateKeyId.errors : vErrors.concat(validateKeyId.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.name !== undefined){
            let data1 = data.name;
            const _errs2 = errors;
            if((typeof data1 !== "string") && (data1 !== null)){
              validateRequestLogKey.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema1.properties.name.type},message:"must be string,null"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
        }
      }
    }
    else {
      validateRequestLogKey.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateRequestLogKey.errors = vErrors;
  return errors === 0;
}

export const list200 = validateRequestLogEntryList;
