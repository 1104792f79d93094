// Generated from spec/ by `npm run generate`. Do not edit.
import { createRequire } from "node:module";
import { validateCalibrationMethod } from "../calibration/response-validators.js";
import { validateEngineName, validateEventId, validateJobId, validateName, validateNamespaceOrTemplate, validateTimestamp, validateVersionNumber } from "../common/response-validators.js";

const require = createRequire(import.meta.url);
const schema0 = {"type":"object","properties":{"id":{"$ref":"EventId"},"type":{"type":"string","enum":["judgment.activated"]},"timestamp":{"$ref":"Timestamp"},"data":{"$ref":"JudgmentActivatedData"},"test":{"type":"boolean"},"truncated":{"type":"boolean"},"url":{"type":"string","format":"uri"}},"required":["id","type","timestamp","data"]};
const formats0 = require("ajv-formats/dist/formats").fullFormats.uri;
const schema1 = {"type":"object","properties":{"id":{"$ref":"EventId"},"type":{"type":"string","enum":["judgment.calibrated"]},"timestamp":{"$ref":"Timestamp"},"data":{"$ref":"JudgmentCalibratedData"},"test":{"type":"boolean"},"truncated":{"type":"boolean"},"url":{"type":"string","format":"uri"}},"required":["id","type","timestamp","data"]};

export function validateJudgmentActivatedData(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((data.namespace === undefined) && (missing0 = "namespace")) || ((data.judgment === undefined) && (missing0 = "judgment"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.previous_version === undefined) && (missing0 = "previous_version"))) || ((data.job_id === undefined) && (missing0 = "job_id"))){
        validateJudgmentActivatedData.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.namespace !== undefined){
          const _errs1 = errors;
          if(!(validateNamespaceOrTemplate(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
            vErrors = vErrors === null ? validateNamespaceOrTemplate.errors : vErrors.concat(validateNamespaceOrTemplate.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.judgment !== undefined){
            const _errs2 = errors;
            if(!(validateName(data.judgment, {instancePath:instancePath+"/judgment",parentData:data,parentDataProperty:"judgment",rootData}))){
              vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.version !== undefined){
              const _errs3 = errors;
              if(!(validateVersionNumber(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
                vErrors = vErrors === null ? validateVersionNumber.errors : vErrors.concat(validateVersionNumber.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.previous_version !== undefined){
                let data3 = data.previous_version;
                const _errs4 = errors;
                const _errs5 = errors;
                let valid1 = false;
                const _errs6 = errors;
                if(!(validateVersionNumber(data3, {instancePath:instancePath+"/previous_version",parentData:data,parentDataProperty:"previous_version",rootData}))){
                  vErrors = vErrors === null ? validateVersionNumber.errors : vErrors.concat(validateVersionNumber.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs6 === errors;
                valid1 = valid1 || _valid0;
                if(!valid1){
                  const _errs7 = errors;
                  if(data3 !== null){
                    const err0 = {instancePath:instancePath+"/previous_version",schemaPath:"#/properties/previous_version/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                    errors++;
                  }
                  var _valid0 = _errs7 === errors;
                  valid1 = valid1 || _valid0;
                }
                if(!valid1){
                  const err1 = {instancePath:instancePath+"/previous_version",schemaPath:"#/properties/previous_version/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                  if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                  errors++;
                  validateJudgmentActivatedData.errors = vErrors;
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
              if(valid0){
                if(data.job_id !== undefined){
                  let data4 = data.job_id;
                  const _errs9 = errors;
                  const _errs10 = errors;
                  let valid2 = false;
                  const _errs11 = errors;
                  if(!(validateJobId(data4, {instancePath:instancePath+"/job_id",parentData:data,parentDataProperty:"job_id",rootData}))){
                    vErrors = vErrors === null ? validateJobId.errors : vErrors.concat(validateJobId.errors);
                    errors = vErrors.length;
                  }
                  var _valid1 = _errs11 === errors;
                  valid2 = valid2 || _valid1;
                  if(!valid2){
                    const _errs12 = errors;
                    if(data4 !== null){
                      const err2 = {instancePath:instancePath+"/job_id",schemaPath:"#/properties/job_id/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                      if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                      errors++;
                    }
                    var _valid1 = _errs12 === errors;
                    valid2 = valid2 || _valid1;
                  }
                  if(!valid2){
                    const err3 = {instancePath:instancePath+"/job_id",schemaPath:"#/properties/job_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                    if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                    errors++;
                    validateJudgmentActivatedData.errors = vErrors;
                    return false;
                  }
                  else {
                    errors = _errs10;
                    if(vErrors !== null){
                      if(_errs10){
                        vErrors.length = _errs10;
                      }
                      else {
                        vErrors = null;
                      }
                    }
                  }
                  var valid0 = _errs9 === errors;
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
    else {
      validateJudgmentActivatedData.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateJudgmentActivatedData.errors = vErrors;
  return errors === 0;
}

export function validateJudgmentActivatedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.data === undefined) && (missing0 = "data"))){
        validateJudgmentActivatedEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validateEventId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validateEventId.errors : vErrors.concat(validateEventId.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.type !== undefined){
            let data1 = data.type;
            const _errs2 = errors;
            if(typeof data1 !== "string"){
              validateJudgmentActivatedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            if(!(data1 === "judgment.activated")){
              validateJudgmentActivatedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema0.properties.type.enum},message:"must be equal to one of the allowed values"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.timestamp !== undefined){
              const _errs4 = errors;
              if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.data !== undefined){
                const _errs5 = errors;
                if(!(validateJudgmentActivatedData(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
                  vErrors = vErrors === null ? validateJudgmentActivatedData.errors : vErrors.concat(validateJudgmentActivatedData.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.test !== undefined){
                  const _errs6 = errors;
                  if(typeof data.test !== "boolean"){
                    validateJudgmentActivatedEvent.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.truncated !== undefined){
                    const _errs8 = errors;
                    if(typeof data.truncated !== "boolean"){
                      validateJudgmentActivatedEvent.errors = [{instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.url !== undefined){
                      let data6 = data.url;
                      const _errs10 = errors;
                      if(errors === _errs10){
                        if(errors === _errs10){
                          if(typeof data6 === "string"){
                            if(!(formats0(data6))){
                              validateJudgmentActivatedEvent.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
                              return false;
                            }
                          }
                          else {
                            validateJudgmentActivatedEvent.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs10 === errors;
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
      validateJudgmentActivatedEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateJudgmentActivatedEvent.errors = vErrors;
  return errors === 0;
}

export function validateJudgmentCalibratedData(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((((data.namespace === undefined) && (missing0 = "namespace")) || ((data.judgment === undefined) && (missing0 = "judgment"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.engine === undefined) && (missing0 = "engine"))) || ((data.engine_version === undefined) && (missing0 = "engine_version"))) || ((data.method === undefined) && (missing0 = "method"))) || ((data.outcomes === undefined) && (missing0 = "outcomes"))){
        validateJudgmentCalibratedData.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.namespace !== undefined){
          const _errs1 = errors;
          if(!(validateNamespaceOrTemplate(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
            vErrors = vErrors === null ? validateNamespaceOrTemplate.errors : vErrors.concat(validateNamespaceOrTemplate.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.judgment !== undefined){
            const _errs2 = errors;
            if(!(validateName(data.judgment, {instancePath:instancePath+"/judgment",parentData:data,parentDataProperty:"judgment",rootData}))){
              vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.version !== undefined){
              const _errs3 = errors;
              if(!(validateVersionNumber(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
                vErrors = vErrors === null ? validateVersionNumber.errors : vErrors.concat(validateVersionNumber.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.engine !== undefined){
                const _errs4 = errors;
                if(!(validateEngineName(data.engine, {instancePath:instancePath+"/engine",parentData:data,parentDataProperty:"engine",rootData}))){
                  vErrors = vErrors === null ? validateEngineName.errors : vErrors.concat(validateEngineName.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.engine_version !== undefined){
                  const _errs5 = errors;
                  if(typeof data.engine_version !== "string"){
                    validateJudgmentCalibratedData.errors = [{instancePath:instancePath+"/engine_version",schemaPath:"#/properties/engine_version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                    return false;
                  }
                  var valid0 = _errs5 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.method !== undefined){
                    const _errs7 = errors;
                    if(!(validateCalibrationMethod(data.method, {instancePath:instancePath+"/method",parentData:data,parentDataProperty:"method",rootData}))){
                      vErrors = vErrors === null ? validateCalibrationMethod.errors : vErrors.concat(validateCalibrationMethod.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.outcomes !== undefined){
                      let data6 = data.outcomes;
                      const _errs8 = errors;
                      if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
                        validateJudgmentCalibratedData.errors = [{instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                        return false;
                      }
                      if(errors === _errs8){
                        if((typeof data6 == "number") && (isFinite(data6))){
                          if(data6 < 0 || isNaN(data6)){
                            validateJudgmentCalibratedData.errors = [{instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs8 === errors;
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
      validateJudgmentCalibratedData.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateJudgmentCalibratedData.errors = vErrors;
  return errors === 0;
}

export function validateJudgmentCalibratedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.data === undefined) && (missing0 = "data"))){
        validateJudgmentCalibratedEvent.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validateEventId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validateEventId.errors : vErrors.concat(validateEventId.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.type !== undefined){
            let data1 = data.type;
            const _errs2 = errors;
            if(typeof data1 !== "string"){
              validateJudgmentCalibratedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            if(!(data1 === "judgment.calibrated")){
              validateJudgmentCalibratedEvent.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema1.properties.type.enum},message:"must be equal to one of the allowed values"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.timestamp !== undefined){
              const _errs4 = errors;
              if(!(validateTimestamp(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.data !== undefined){
                const _errs5 = errors;
                if(!(validateJudgmentCalibratedData(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
                  vErrors = vErrors === null ? validateJudgmentCalibratedData.errors : vErrors.concat(validateJudgmentCalibratedData.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.test !== undefined){
                  const _errs6 = errors;
                  if(typeof data.test !== "boolean"){
                    validateJudgmentCalibratedEvent.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.truncated !== undefined){
                    const _errs8 = errors;
                    if(typeof data.truncated !== "boolean"){
                      validateJudgmentCalibratedEvent.errors = [{instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.url !== undefined){
                      let data6 = data.url;
                      const _errs10 = errors;
                      if(errors === _errs10){
                        if(errors === _errs10){
                          if(typeof data6 === "string"){
                            if(!(formats0(data6))){
                              validateJudgmentCalibratedEvent.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
                              return false;
                            }
                          }
                          else {
                            validateJudgmentCalibratedEvent.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs10 === errors;
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
      validateJudgmentCalibratedEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateJudgmentCalibratedEvent.errors = vErrors;
  return errors === 0;
}
