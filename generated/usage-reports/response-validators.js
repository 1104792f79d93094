// Generated from spec/ by `npm run generate`. Do not edit.
import { validateCursor, validateMonth, validateNamespaceName, validateTimestamp, validateUsd } from "../common/response-validators.js";
import { formats } from "../validators-runtime.js";

const formats0 = formats.int64;
const schema0 = {"type":"string","enum":["judging","writes","storage","queries","tenant_summary","non_production"]};

export function validateNamespaceUsage(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.namespace === undefined) && (missing0 = "namespace")) || ((data.lines === undefined) && (missing0 = "lines"))) || ((data.cost_usd === undefined) && (missing0 = "cost_usd"))){
        validateNamespaceUsage.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.namespace !== undefined){
          const _errs1 = errors;
          if(!(validateNamespaceName(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
            vErrors = vErrors === null ? validateNamespaceName.errors : vErrors.concat(validateNamespaceName.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.lines !== undefined){
            let data1 = data.lines;
            const _errs2 = errors;
            if(errors === _errs2){
              if(Array.isArray(data1)){
                var valid1 = true;
                const len0 = data1.length;
                for(let i0=0; i0<len0; i0++){
                  const _errs4 = errors;
                  if(!(validateUsageLine(data1[i0], {instancePath:instancePath+"/lines/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
                    vErrors = vErrors === null ? validateUsageLine.errors : vErrors.concat(validateUsageLine.errors);
                    errors = vErrors.length;
                  }
                  var valid1 = _errs4 === errors;
                  if(!valid1){
                    break;
                  }
                }
              }
              else {
                validateNamespaceUsage.errors = [{instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.cost_usd !== undefined){
              const _errs5 = errors;
              if(!(validateUsd(data.cost_usd, {instancePath:instancePath+"/cost_usd",parentData:data,parentDataProperty:"cost_usd",rootData}))){
                vErrors = vErrors === null ? validateUsd.errors : vErrors.concat(validateUsd.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
          }
        }
      }
    }
    else {
      validateNamespaceUsage.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateNamespaceUsage.errors = vErrors;
  return errors === 0;
}

export function validateUsageLine(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((((data.line === undefined) && (missing0 = "line")) || ((data.bytes_written === undefined) && (missing0 = "bytes_written"))) || ((data.bytes_scanned === undefined) && (missing0 = "bytes_scanned"))) || ((data.judgment_units === undefined) && (missing0 = "judgment_units"))) || ((data.tokens_evaluated === undefined) && (missing0 = "tokens_evaluated"))) || ((data.bytes_stored === undefined) && (missing0 = "bytes_stored"))) || ((data.cost_usd === undefined) && (missing0 = "cost_usd"))){
        validateUsageLine.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.line !== undefined){
          const _errs1 = errors;
          if(!(validateUsageLineName(data.line, {instancePath:instancePath+"/line",parentData:data,parentDataProperty:"line",rootData}))){
            vErrors = vErrors === null ? validateUsageLineName.errors : vErrors.concat(validateUsageLineName.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.bytes_written !== undefined){
            let data1 = data.bytes_written;
            const _errs2 = errors;
            if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
              validateUsageLine.errors = [{instancePath:instancePath+"/bytes_written",schemaPath:"#/properties/bytes_written/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
              return false;
            }
            if(errors === _errs2){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 < 0 || isNaN(data1)){
                  validateUsageLine.errors = [{instancePath:instancePath+"/bytes_written",schemaPath:"#/properties/bytes_written/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                  return false;
                }
                else {
                  if(!(formats0.validate(data1))){
                    validateUsageLine.errors = [{instancePath:instancePath+"/bytes_written",schemaPath:"#/properties/bytes_written/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                    return false;
                  }
                }
              }
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.bytes_scanned !== undefined){
              let data2 = data.bytes_scanned;
              const _errs4 = errors;
              if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
                validateUsageLine.errors = [{instancePath:instancePath+"/bytes_scanned",schemaPath:"#/properties/bytes_scanned/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              if(errors === _errs4){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(data2 < 0 || isNaN(data2)){
                    validateUsageLine.errors = [{instancePath:instancePath+"/bytes_scanned",schemaPath:"#/properties/bytes_scanned/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                    return false;
                  }
                  else {
                    if(!(formats0.validate(data2))){
                      validateUsageLine.errors = [{instancePath:instancePath+"/bytes_scanned",schemaPath:"#/properties/bytes_scanned/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
              if(data.judgment_units !== undefined){
                let data3 = data.judgment_units;
                const _errs6 = errors;
                if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
                  validateUsageLine.errors = [{instancePath:instancePath+"/judgment_units",schemaPath:"#/properties/judgment_units/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                  return false;
                }
                if(errors === _errs6){
                  if((typeof data3 == "number") && (isFinite(data3))){
                    if(data3 < 0 || isNaN(data3)){
                      validateUsageLine.errors = [{instancePath:instancePath+"/judgment_units",schemaPath:"#/properties/judgment_units/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                      return false;
                    }
                    else {
                      if(!(formats0.validate(data3))){
                        validateUsageLine.errors = [{instancePath:instancePath+"/judgment_units",schemaPath:"#/properties/judgment_units/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
              if(valid0){
                if(data.tokens_evaluated !== undefined){
                  let data4 = data.tokens_evaluated;
                  const _errs8 = errors;
                  if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
                    validateUsageLine.errors = [{instancePath:instancePath+"/tokens_evaluated",schemaPath:"#/properties/tokens_evaluated/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                    return false;
                  }
                  if(errors === _errs8){
                    if((typeof data4 == "number") && (isFinite(data4))){
                      if(data4 < 0 || isNaN(data4)){
                        validateUsageLine.errors = [{instancePath:instancePath+"/tokens_evaluated",schemaPath:"#/properties/tokens_evaluated/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                        return false;
                      }
                      else {
                        if(!(formats0.validate(data4))){
                          validateUsageLine.errors = [{instancePath:instancePath+"/tokens_evaluated",schemaPath:"#/properties/tokens_evaluated/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs8 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.bytes_stored !== undefined){
                    let data5 = data.bytes_stored;
                    const _errs10 = errors;
                    if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
                      validateUsageLine.errors = [{instancePath:instancePath+"/bytes_stored",schemaPath:"#/properties/bytes_stored/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                      return false;
                    }
                    if(errors === _errs10){
                      if((typeof data5 == "number") && (isFinite(data5))){
                        if(!(formats0.validate(data5))){
                          validateUsageLine.errors = [{instancePath:instancePath+"/bytes_stored",schemaPath:"#/properties/bytes_stored/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                          return false;
                        }
                      }
                    }
                    var valid0 = _errs10 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.cost_usd !== undefined){
                      const _errs12 = errors;
                      if(!(validateUsd(data.cost_usd, {instancePath:instancePath+"/cost_usd",parentData:data,parentDataProperty:"cost_usd",rootData}))){
                        vErrors = vErrors === null ? validateUsd.errors : vErrors.concat(validateUsd.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs12 === errors;
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
      validateUsageLine.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateUsageLine.errors = vErrors;
  return errors === 0;
}

export function validateUsageLineName(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateUsageLineName.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((((((data === "judging") || (data === "writes")) || (data === "storage")) || (data === "queries")) || (data === "tenant_summary")) || (data === "non_production"))){
    validateUsageLineName.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateUsageLineName.errors = vErrors;
  return errors === 0;
}

export function validateUsageReport(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((data.month === undefined) && (missing0 = "month")) || ((data.as_of === undefined) && (missing0 = "as_of"))) || ((data.lines === undefined) && (missing0 = "lines"))) || ((data.cost_usd === undefined) && (missing0 = "cost_usd"))) || ((data.namespaces === undefined) && (missing0 = "namespaces"))) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))){
        validateUsageReport.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.month !== undefined){
          const _errs1 = errors;
          if(!(validateMonth(data.month, {instancePath:instancePath+"/month",parentData:data,parentDataProperty:"month",rootData}))){
            vErrors = vErrors === null ? validateMonth.errors : vErrors.concat(validateMonth.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.as_of !== undefined){
            const _errs2 = errors;
            if(!(validateTimestamp(data.as_of, {instancePath:instancePath+"/as_of",parentData:data,parentDataProperty:"as_of",rootData}))){
              vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.lines !== undefined){
              let data2 = data.lines;
              const _errs3 = errors;
              if(errors === _errs3){
                if(Array.isArray(data2)){
                  var valid1 = true;
                  const len0 = data2.length;
                  for(let i0=0; i0<len0; i0++){
                    const _errs5 = errors;
                    if(!(validateUsageLine(data2[i0], {instancePath:instancePath+"/lines/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                      vErrors = vErrors === null ? validateUsageLine.errors : vErrors.concat(validateUsageLine.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs5 === errors;
                    if(!valid1){
                      break;
                    }
                  }
                }
                else {
                  validateUsageReport.errors = [{instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.cost_usd !== undefined){
                const _errs6 = errors;
                if(!(validateUsd(data.cost_usd, {instancePath:instancePath+"/cost_usd",parentData:data,parentDataProperty:"cost_usd",rootData}))){
                  vErrors = vErrors === null ? validateUsd.errors : vErrors.concat(validateUsd.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs6 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.namespaces !== undefined){
                  let data5 = data.namespaces;
                  const _errs7 = errors;
                  if(errors === _errs7){
                    if(Array.isArray(data5)){
                      var valid2 = true;
                      const len1 = data5.length;
                      for(let i1=0; i1<len1; i1++){
                        const _errs9 = errors;
                        if(!(validateNamespaceUsage(data5[i1], {instancePath:instancePath+"/namespaces/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
                          vErrors = vErrors === null ? validateNamespaceUsage.errors : vErrors.concat(validateNamespaceUsage.errors);
                          errors = vErrors.length;
                        }
                        var valid2 = _errs9 === errors;
                        if(!valid2){
                          break;
                        }
                      }
                    }
                    else {
                      validateUsageReport.errors = [{instancePath:instancePath+"/namespaces",schemaPath:"#/properties/namespaces/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                      return false;
                    }
                  }
                  var valid0 = _errs7 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.next_cursor !== undefined){
                    let data7 = data.next_cursor;
                    const _errs10 = errors;
                    const _errs11 = errors;
                    let valid3 = false;
                    const _errs12 = errors;
                    if(!(validateCursor(data7, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData}))){
                      vErrors = vErrors === null ? validateCursor.errors : vErrors.concat(validateCursor.errors);
                      errors = vErrors.length;
                    }
                    var _valid0 = _errs12 === errors;
                    valid3 = valid3 || _valid0;
                    if(!valid3){
                      const _errs13 = errors;
                      if(data7 !== null){
                        const err0 = {instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                        errors++;
                      }
                      var _valid0 = _errs13 === errors;
                      valid3 = valid3 || _valid0;
                    }
                    if(!valid3){
                      const err1 = {instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                      errors++;
                      validateUsageReport.errors = vErrors;
                      return false;
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
    else {
      validateUsageReport.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateUsageReport.errors = vErrors;
  return errors === 0;
}

export const get200 = validateUsageReport;
