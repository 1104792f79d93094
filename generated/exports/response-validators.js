// Generated from spec/ by `npm run generate`. Do not edit.
import { validateName, validateTimestamp } from "../common/response-validators.js";
import { formats } from "../validators-runtime.js";

const formats0 = formats.int64;
const formats1 = formats.uri;

export function validateEvaluationExport(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((((data.since === undefined) && (missing0 = "since")) || ((data.until === undefined) && (missing0 = "until"))) || ((data.judgments === undefined) && (missing0 = "judgments"))) || ((data.evaluations === undefined) && (missing0 = "evaluations"))) || ((data.files === undefined) && (missing0 = "files"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))) || ((data.links_unavailable === undefined) && (missing0 = "links_unavailable"))){
        validateEvaluationExport.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.since !== undefined){
          let data0 = data.since;
          const _errs1 = errors;
          const _errs2 = errors;
          let valid1 = false;
          const _errs3 = errors;
          if(!(validateTimestamp(data0, {instancePath:instancePath+"/since",parentData:data,parentDataProperty:"since",rootData}))){
            vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
            errors = vErrors.length;
          }
          var _valid0 = _errs3 === errors;
          valid1 = valid1 || _valid0;
          if(!valid1){
            const _errs4 = errors;
            if(data0 !== null){
              const err0 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
              if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
              errors++;
            }
            var _valid0 = _errs4 === errors;
            valid1 = valid1 || _valid0;
          }
          if(!valid1){
            const err1 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
            if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
            errors++;
            validateEvaluationExport.errors = vErrors;
            return false;
          }
          else {
            errors = _errs2;
            if(vErrors !== null){
              if(_errs2){
                vErrors.length = _errs2;
              }
              else {
                vErrors = null;
              }
            }
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.until !== undefined){
            const _errs6 = errors;
            if(!(validateTimestamp(data.until, {instancePath:instancePath+"/until",parentData:data,parentDataProperty:"until",rootData}))){
              vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs6 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.judgments !== undefined){
              let data2 = data.judgments;
              const _errs7 = errors;
              if(errors === _errs7){
                if(Array.isArray(data2)){
                  var valid2 = true;
                  const len0 = data2.length;
                  for(let i0=0; i0<len0; i0++){
                    const _errs9 = errors;
                    if(!(validateName(data2[i0], {instancePath:instancePath+"/judgments/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                      vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
                      errors = vErrors.length;
                    }
                    var valid2 = _errs9 === errors;
                    if(!valid2){
                      break;
                    }
                  }
                }
                else {
                  validateEvaluationExport.errors = [{instancePath:instancePath+"/judgments",schemaPath:"#/properties/judgments/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                  return false;
                }
              }
              var valid0 = _errs7 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.evaluations !== undefined){
                let data4 = data.evaluations;
                const _errs10 = errors;
                if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
                  validateEvaluationExport.errors = [{instancePath:instancePath+"/evaluations",schemaPath:"#/properties/evaluations/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                  return false;
                }
                if(errors === _errs10){
                  if((typeof data4 == "number") && (isFinite(data4))){
                    if(data4 < 0 || isNaN(data4)){
                      validateEvaluationExport.errors = [{instancePath:instancePath+"/evaluations",schemaPath:"#/properties/evaluations/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                      return false;
                    }
                    else {
                      if(!(formats0.validate(data4))){
                        validateEvaluationExport.errors = [{instancePath:instancePath+"/evaluations",schemaPath:"#/properties/evaluations/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                        return false;
                      }
                    }
                  }
                }
                var valid0 = _errs10 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.files !== undefined){
                  let data5 = data.files;
                  const _errs12 = errors;
                  if(errors === _errs12){
                    if(Array.isArray(data5)){
                      var valid3 = true;
                      const len1 = data5.length;
                      for(let i1=0; i1<len1; i1++){
                        const _errs14 = errors;
                        if(!(validateExportFile(data5[i1], {instancePath:instancePath+"/files/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
                          vErrors = vErrors === null ? validateExportFile.errors : vErrors.concat(validateExportFile.errors);
                          errors = vErrors.length;
                        }
                        var valid3 = _errs14 === errors;
                        if(!valid3){
                          break;
                        }
                      }
                    }
                    else {
                      validateEvaluationExport.errors = [{instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                      return false;
                    }
                  }
                  var valid0 = _errs12 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.expires_at !== undefined){
                    let data7 = data.expires_at;
                    const _errs15 = errors;
                    const _errs16 = errors;
                    let valid4 = false;
                    const _errs17 = errors;
                    if(!(validateTimestamp(data7, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
                      vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                      errors = vErrors.length;
                    }
                    var _valid1 = _errs17 === errors;
                    valid4 = valid4 || _valid1;
                    if(!valid4){
                      const _errs18 = errors;
                      if(data7 !== null){
                        const err2 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                        errors++;
                      }
                      var _valid1 = _errs18 === errors;
                      valid4 = valid4 || _valid1;
                    }
                    if(!valid4){
                      const err3 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                      if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                      errors++;
                      validateEvaluationExport.errors = vErrors;
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
                    if(data.links_unavailable !== undefined){
                      const _errs20 = errors;
                      if(typeof data.links_unavailable !== "boolean"){
                        validateEvaluationExport.errors = [{instancePath:instancePath+"/links_unavailable",schemaPath:"#/properties/links_unavailable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                        return false;
                      }
                      var valid0 = _errs20 === errors;
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
    else {
      validateEvaluationExport.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateEvaluationExport.errors = vErrors;
  return errors === 0;
}

export function validateExportFile(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.url === undefined) && (missing0 = "url")) || ((data.url_expires_at === undefined) && (missing0 = "url_expires_at"))) || ((data.evaluations === undefined) && (missing0 = "evaluations"))) || ((data.bytes === undefined) && (missing0 = "bytes"))){
        validateExportFile.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.url !== undefined){
          let data0 = data.url;
          const _errs1 = errors;
          if(errors === _errs1){
            if(errors === _errs1){
              if(typeof data0 === "string"){
                if(!(formats1(data0))){
                  validateExportFile.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
                  return false;
                }
              }
              else {
                validateExportFile.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
          if(data.url_expires_at !== undefined){
            const _errs3 = errors;
            if(!(validateTimestamp(data.url_expires_at, {instancePath:instancePath+"/url_expires_at",parentData:data,parentDataProperty:"url_expires_at",rootData}))){
              vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.evaluations !== undefined){
              let data2 = data.evaluations;
              const _errs4 = errors;
              if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
                validateExportFile.errors = [{instancePath:instancePath+"/evaluations",schemaPath:"#/properties/evaluations/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              if(errors === _errs4){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(data2 < 0 || isNaN(data2)){
                    validateExportFile.errors = [{instancePath:instancePath+"/evaluations",schemaPath:"#/properties/evaluations/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                    return false;
                  }
                  else {
                    if(!(formats0.validate(data2))){
                      validateExportFile.errors = [{instancePath:instancePath+"/evaluations",schemaPath:"#/properties/evaluations/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                      return false;
                    }
                  }
                }
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.bytes !== undefined){
                let data3 = data.bytes;
                const _errs6 = errors;
                if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
                  validateExportFile.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                  return false;
                }
                if(errors === _errs6){
                  if((typeof data3 == "number") && (isFinite(data3))){
                    if(data3 < 0 || isNaN(data3)){
                      validateExportFile.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                      return false;
                    }
                    else {
                      if(!(formats0.validate(data3))){
                        validateExportFile.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                        return false;
                      }
                    }
                  }
                }
                var valid0 = _errs6 === errors;
              }
              else {
                var valid0 = true;
              }
            }
          }
        }
      }
    }
    else {
      validateExportFile.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateExportFile.errors = vErrors;
  return errors === 0;
}

export { validateJob as create202 } from "../jobs/response-validators.js";
