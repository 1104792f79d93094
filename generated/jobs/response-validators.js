// Generated from spec/ by `npm run generate`. Do not edit.
import { validateAnswerErrorCode } from "../answers/response-validators.js";
import { validateAttributePath, validateCursor, validateDocumentId, validateJobId, validateName, validateNamespaceName, validateNamespaceOrTemplate, validateTimestamp, validateUsd, validateVersionNumber } from "../common/response-validators.js";
import { validateCompositeShadowReport } from "../composite-reports/response-validators.js";
import { validateEstimate } from "../estimates/response-validators.js";
import { validateEvaluationExport } from "../evaluation-exports/response-validators.js";
import { validateJobStatus, validateJobType } from "../job-states/response-validators.js";
import { validateDiscoveryProposal } from "../proposals/response-validators.js";
import { validateShadowReport } from "../reports/response-validators.js";
import { validateSimulationReport } from "../simulations/response-validators.js";
import { validateThresholds } from "../thresholds/response-validators.js";

const schema0 = {"type":"object","properties":{"id":{"$ref":"JobId"},"type":{"$ref":"JobType"},"status":{"$ref":"JobStatus"},"namespace":{"$ref":"NamespaceOrTemplate"},"judgment":{"$ref":"Name"},"estimate":{"anyOf":[{"$ref":"Estimate"},{"type":"null"}]},"spend_usd":{"$ref":"Usd"},"progress":{"$ref":"JobProgress"},"estimated_completion_at":{"anyOf":[{"$ref":"Timestamp"},{"type":"null"}]},"error":{"type":["string","null"]},"failed_count":{"type":"integer","minimum":0},"failures":{"type":"array","items":{"$ref":"JobFailure"},"maxItems":20},"waiting":{"anyOf":[{"$ref":"JobWaiting"},{"type":"null"}]},"retry_of":{"$ref":"JobId"},"attribute":{"anyOf":[{"$ref":"AttributePath"},{"type":"null"}]},"referenced":{"anyOf":[{"$ref":"JobReference"},{"type":"null"}]},"resync":{"$ref":"JobResync"},"group":{"$ref":"Name"},"proposal":{"anyOf":[{"$ref":"DiscoveryProposal"},{"type":"null"}]},"simulation":{"anyOf":[{"$ref":"SimulationReport"},{"type":"null"}]},"version":{"$ref":"VersionNumber"},"report":{"anyOf":[{"$ref":"JobReport"},{"type":"null"}]},"export":{"$ref":"EvaluationExport"},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"required":["id","type","status","namespace","estimate","spend_usd","progress","estimated_completion_at","error","attribute","created_at","updated_at"]};

export function validateJob(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.namespace === undefined) && (missing0 = "namespace"))) || ((data.estimate === undefined) && (missing0 = "estimate"))) || ((data.spend_usd === undefined) && (missing0 = "spend_usd"))) || ((data.progress === undefined) && (missing0 = "progress"))) || ((data.estimated_completion_at === undefined) && (missing0 = "estimated_completion_at"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.attribute === undefined) && (missing0 = "attribute"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
        validateJob.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validateJobId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validateJobId.errors : vErrors.concat(validateJobId.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.type !== undefined){
            const _errs2 = errors;
            if(!(validateJobType(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
              vErrors = vErrors === null ? validateJobType.errors : vErrors.concat(validateJobType.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.status !== undefined){
              const _errs3 = errors;
              if(!(validateJobStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
                vErrors = vErrors === null ? validateJobStatus.errors : vErrors.concat(validateJobStatus.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.namespace !== undefined){
                const _errs4 = errors;
                if(!(validateNamespaceOrTemplate(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
                  vErrors = vErrors === null ? validateNamespaceOrTemplate.errors : vErrors.concat(validateNamespaceOrTemplate.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.judgment !== undefined){
                  const _errs5 = errors;
                  if(!(validateName(data.judgment, {instancePath:instancePath+"/judgment",parentData:data,parentDataProperty:"judgment",rootData}))){
                    vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.estimate !== undefined){
                    let data5 = data.estimate;
                    const _errs6 = errors;
                    const _errs7 = errors;
                    let valid1 = false;
                    const _errs8 = errors;
                    if(!(validateEstimate(data5, {instancePath:instancePath+"/estimate",parentData:data,parentDataProperty:"estimate",rootData}))){
                      vErrors = vErrors === null ? validateEstimate.errors : vErrors.concat(validateEstimate.errors);
                      errors = vErrors.length;
                    }
                    var _valid0 = _errs8 === errors;
                    valid1 = valid1 || _valid0;
                    if(!valid1){
                      const _errs9 = errors;
                      if(data5 !== null){
                        const err0 = {instancePath:instancePath+"/estimate",schemaPath:"#/properties/estimate/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                        errors++;
                      }
                      var _valid0 = _errs9 === errors;
                      valid1 = valid1 || _valid0;
                    }
                    if(!valid1){
                      const err1 = {instancePath:instancePath+"/estimate",schemaPath:"#/properties/estimate/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                      errors++;
                      validateJob.errors = vErrors;
                      return false;
                    }
                    else {
                      errors = _errs7;
                      if(vErrors !== null){
                        if(_errs7){
                          vErrors.length = _errs7;
                        }
                        else {
                          vErrors = null;
                        }
                      }
                    }
                    var valid0 = _errs6 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.spend_usd !== undefined){
                      const _errs11 = errors;
                      if(!(validateUsd(data.spend_usd, {instancePath:instancePath+"/spend_usd",parentData:data,parentDataProperty:"spend_usd",rootData}))){
                        vErrors = vErrors === null ? validateUsd.errors : vErrors.concat(validateUsd.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs11 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.progress !== undefined){
                        const _errs12 = errors;
                        if(!(validateJobProgress(data.progress, {instancePath:instancePath+"/progress",parentData:data,parentDataProperty:"progress",rootData}))){
                          vErrors = vErrors === null ? validateJobProgress.errors : vErrors.concat(validateJobProgress.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs12 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                      if(valid0){
                        if(data.estimated_completion_at !== undefined){
                          let data8 = data.estimated_completion_at;
                          const _errs13 = errors;
                          const _errs14 = errors;
                          let valid2 = false;
                          const _errs15 = errors;
                          if(!(validateTimestamp(data8, {instancePath:instancePath+"/estimated_completion_at",parentData:data,parentDataProperty:"estimated_completion_at",rootData}))){
                            vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                            errors = vErrors.length;
                          }
                          var _valid1 = _errs15 === errors;
                          valid2 = valid2 || _valid1;
                          if(!valid2){
                            const _errs16 = errors;
                            if(data8 !== null){
                              const err2 = {instancePath:instancePath+"/estimated_completion_at",schemaPath:"#/properties/estimated_completion_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                              if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                              errors++;
                            }
                            var _valid1 = _errs16 === errors;
                            valid2 = valid2 || _valid1;
                          }
                          if(!valid2){
                            const err3 = {instancePath:instancePath+"/estimated_completion_at",schemaPath:"#/properties/estimated_completion_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                            if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                            errors++;
                            validateJob.errors = vErrors;
                            return false;
                          }
                          else {
                            errors = _errs14;
                            if(vErrors !== null){
                              if(_errs14){
                                vErrors.length = _errs14;
                              }
                              else {
                                vErrors = null;
                              }
                            }
                          }
                          var valid0 = _errs13 === errors;
                        }
                        else {
                          var valid0 = true;
                        }
                        if(valid0){
                          if(data.error !== undefined){
                            let data9 = data.error;
                            const _errs18 = errors;
                            if((typeof data9 !== "string") && (data9 !== null)){
                              validateJob.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema0.properties.error.type},message:"must be string,null"}];
                              return false;
                            }
                            var valid0 = _errs18 === errors;
                          }
                          else {
                            var valid0 = true;
                          }
                          if(valid0){
                            if(data.failed_count !== undefined){
                              let data10 = data.failed_count;
                              const _errs20 = errors;
                              if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
                                validateJob.errors = [{instancePath:instancePath+"/failed_count",schemaPath:"#/properties/failed_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                                return false;
                              }
                              if(errors === _errs20){
                                if((typeof data10 == "number") && (isFinite(data10))){
                                  if(data10 < 0 || isNaN(data10)){
                                    validateJob.errors = [{instancePath:instancePath+"/failed_count",schemaPath:"#/properties/failed_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
                              if(data.failures !== undefined){
                                let data11 = data.failures;
                                const _errs22 = errors;
                                if(errors === _errs22){
                                  if(Array.isArray(data11)){
                                    if(data11.length > 20){
                                      validateJob.errors = [{instancePath:instancePath+"/failures",schemaPath:"#/properties/failures/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"}];
                                      return false;
                                    }
                                    else {
                                      var valid3 = true;
                                      const len0 = data11.length;
                                      for(let i0=0; i0<len0; i0++){
                                        const _errs24 = errors;
                                        if(!(validateJobFailure(data11[i0], {instancePath:instancePath+"/failures/" + i0,parentData:data11,parentDataProperty:i0,rootData}))){
                                          vErrors = vErrors === null ? validateJobFailure.errors : vErrors.concat(validateJobFailure.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid3 = _errs24 === errors;
                                        if(!valid3){
                                          break;
                                        }
                                      }
                                    }
                                  }
                                  else {
                                    validateJob.errors = [{instancePath:instancePath+"/failures",schemaPath:"#/properties/failures/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                                    return false;
                                  }
                                }
                                var valid0 = _errs22 === errors;
                              }
                              else {
                                var valid0 = true;
                              }
                              if(valid0){
                                if(data.waiting !== undefined){
                                  let data13 = data.waiting;
                                  const _errs25 = errors;
                                  const _errs26 = errors;
                                  let valid4 = false;
                                  const _errs27 = errors;
                                  if(!(validateJobWaiting(data13, {instancePath:instancePath+"/waiting",parentData:data,parentDataProperty:"waiting",rootData}))){
                                    vErrors = vErrors === null ? validateJobWaiting.errors : vErrors.concat(validateJobWaiting.errors);
                                    errors = vErrors.length;
                                  }
                                  var _valid2 = _errs27 === errors;
                                  valid4 = valid4 || _valid2;
                                  if(!valid4){
                                    const _errs28 = errors;
                                    if(data13 !== null){
                                      const err4 = {instancePath:instancePath+"/waiting",schemaPath:"#/properties/waiting/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                                      if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
                                      errors++;
                                    }
                                    var _valid2 = _errs28 === errors;
                                    valid4 = valid4 || _valid2;
                                  }
                                  if(!valid4){
                                    const err5 = {instancePath:instancePath+"/waiting",schemaPath:"#/properties/waiting/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                                    if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
                                    errors++;
                                    validateJob.errors = vErrors;
                                    return false;
                                  }
                                  else {
                                    errors = _errs26;
                                    if(vErrors !== null){
                                      if(_errs26){
                                        vErrors.length = _errs26;
                                      }
                                      else {
                                        vErrors = null;
                                      }
                                    }
                                  }
                                  var valid0 = _errs25 === errors;
                                }
                                else {
                                  var valid0 = true;
                                }
                                if(valid0){
                                  if(data.retry_of !== undefined){
                                    const _errs30 = errors;
                                    if(!(validateJobId(data.retry_of, {instancePath:instancePath+"/retry_of",parentData:data,parentDataProperty:"retry_of",rootData}))){
                                      vErrors = vErrors === null ? validateJobId.errors : vErrors.concat(validateJobId.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid0 = _errs30 === errors;
                                  }
                                  else {
                                    var valid0 = true;
                                  }
                                  if(valid0){
                                    if(data.attribute !== undefined){
                                      let data15 = data.attribute;
                                      const _errs31 = errors;
                                      const _errs32 = errors;
                                      let valid5 = false;
                                      const _errs33 = errors;
                                      if(!(validateAttributePath(data15, {instancePath:instancePath+"/attribute",parentData:data,parentDataProperty:"attribute",rootData}))){
                                        vErrors = vErrors === null ? validateAttributePath.errors : vErrors.concat(validateAttributePath.errors);
                                        errors = vErrors.length;
                                      }
                                      var _valid3 = _errs33 === errors;
                                      valid5 = valid5 || _valid3;
                                      if(!valid5){
                                        const _errs34 = errors;
                                        if(data15 !== null){
                                          const err6 = {instancePath:instancePath+"/attribute",schemaPath:"#/properties/attribute/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                                          if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
                                          errors++;
                                        }
                                        var _valid3 = _errs34 === errors;
                                        valid5 = valid5 || _valid3;
                                      }
                                      if(!valid5){
                                        const err7 = {instancePath:instancePath+"/attribute",schemaPath:"#/properties/attribute/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                                        if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
                                        errors++;
                                        validateJob.errors = vErrors;
                                        return false;
                                      }
                                      else {
                                        errors = _errs32;
                                        if(vErrors !== null){
                                          if(_errs32){
                                            vErrors.length = _errs32;
                                          }
                                          else {
                                            vErrors = null;
                                          }
                                        }
                                      }
                                      var valid0 = _errs31 === errors;
                                    }
                                    else {
                                      var valid0 = true;
                                    }
                                    if(valid0){
                                      if(data.referenced !== undefined){
                                        let data16 = data.referenced;
                                        const _errs36 = errors;
                                        const _errs37 = errors;
                                        let valid6 = false;
                                        const _errs38 = errors;
                                        if(!(validateJobReference(data16, {instancePath:instancePath+"/referenced",parentData:data,parentDataProperty:"referenced",rootData}))){
                                          vErrors = vErrors === null ? validateJobReference.errors : vErrors.concat(validateJobReference.errors);
                                          errors = vErrors.length;
                                        }
                                        var _valid4 = _errs38 === errors;
                                        valid6 = valid6 || _valid4;
                                        if(!valid6){
                                          const _errs39 = errors;
                                          if(data16 !== null){
                                            const err8 = {instancePath:instancePath+"/referenced",schemaPath:"#/properties/referenced/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                                            if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
                                            errors++;
                                          }
                                          var _valid4 = _errs39 === errors;
                                          valid6 = valid6 || _valid4;
                                        }
                                        if(!valid6){
                                          const err9 = {instancePath:instancePath+"/referenced",schemaPath:"#/properties/referenced/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                                          if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
                                          errors++;
                                          validateJob.errors = vErrors;
                                          return false;
                                        }
                                        else {
                                          errors = _errs37;
                                          if(vErrors !== null){
                                            if(_errs37){
                                              vErrors.length = _errs37;
                                            }
                                            else {
                                              vErrors = null;
                                            }
                                          }
                                        }
                                        var valid0 = _errs36 === errors;
                                      }
                                      else {
                                        var valid0 = true;
                                      }
                                      if(valid0){
                                        if(data.resync !== undefined){
                                          const _errs41 = errors;
                                          if(!(validateJobResync(data.resync, {instancePath:instancePath+"/resync",parentData:data,parentDataProperty:"resync",rootData}))){
                                            vErrors = vErrors === null ? validateJobResync.errors : vErrors.concat(validateJobResync.errors);
                                            errors = vErrors.length;
                                          }
                                          var valid0 = _errs41 === errors;
                                        }
                                        else {
                                          var valid0 = true;
                                        }
                                        if(valid0){
                                          if(data.group !== undefined){
                                            const _errs42 = errors;
                                            if(!(validateName(data.group, {instancePath:instancePath+"/group",parentData:data,parentDataProperty:"group",rootData}))){
                                              vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
                                              errors = vErrors.length;
                                            }
                                            var valid0 = _errs42 === errors;
                                          }
                                          else {
                                            var valid0 = true;
                                          }
                                          if(valid0){
                                            if(data.proposal !== undefined){
                                              let data19 = data.proposal;
                                              const _errs43 = errors;
                                              const _errs44 = errors;
                                              let valid7 = false;
                                              const _errs45 = errors;
                                              if(!(validateDiscoveryProposal(data19, {instancePath:instancePath+"/proposal",parentData:data,parentDataProperty:"proposal",rootData}))){
                                                vErrors = vErrors === null ? validateDiscoveryProposal.errors : vErrors.concat(validateDiscoveryProposal.errors);
                                                errors = vErrors.length;
                                              }
                                              var _valid5 = _errs45 === errors;
                                              valid7 = valid7 || _valid5;
                                              if(!valid7){
                                                const _errs46 = errors;
                                                if(data19 !== null){
                                                  const err10 = {instancePath:instancePath+"/proposal",schemaPath:"#/properties/proposal/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                                                  if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
                                                  errors++;
                                                }
                                                var _valid5 = _errs46 === errors;
                                                valid7 = valid7 || _valid5;
                                              }
                                              if(!valid7){
                                                const err11 = {instancePath:instancePath+"/proposal",schemaPath:"#/properties/proposal/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                                                if(vErrors === null) vErrors = [err11]; else vErrors.push(err11);
                                                errors++;
                                                validateJob.errors = vErrors;
                                                return false;
                                              }
                                              else {
                                                errors = _errs44;
                                                if(vErrors !== null){
                                                  if(_errs44){
                                                    vErrors.length = _errs44;
                                                  }
                                                  else {
                                                    vErrors = null;
                                                  }
                                                }
                                              }
                                              var valid0 = _errs43 === errors;
                                            }
                                            else {
                                              var valid0 = true;
                                            }
                                            if(valid0){
                                              if(data.simulation !== undefined){
                                                let data20 = data.simulation;
                                                const _errs48 = errors;
                                                const _errs49 = errors;
                                                let valid8 = false;
                                                const _errs50 = errors;
                                                if(!(validateSimulationReport(data20, {instancePath:instancePath+"/simulation",parentData:data,parentDataProperty:"simulation",rootData}))){
                                                  vErrors = vErrors === null ? validateSimulationReport.errors : vErrors.concat(validateSimulationReport.errors);
                                                  errors = vErrors.length;
                                                }
                                                var _valid6 = _errs50 === errors;
                                                valid8 = valid8 || _valid6;
                                                if(!valid8){
                                                  const _errs51 = errors;
                                                  if(data20 !== null){
                                                    const err12 = {instancePath:instancePath+"/simulation",schemaPath:"#/properties/simulation/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                                                    if(vErrors === null) vErrors = [err12]; else vErrors.push(err12);
                                                    errors++;
                                                  }
                                                  var _valid6 = _errs51 === errors;
                                                  valid8 = valid8 || _valid6;
                                                }
                                                if(!valid8){
                                                  const err13 = {instancePath:instancePath+"/simulation",schemaPath:"#/properties/simulation/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                                                  if(vErrors === null) vErrors = [err13]; else vErrors.push(err13);
                                                  errors++;
                                                  validateJob.errors = vErrors;
                                                  return false;
                                                }
                                                else {
                                                  errors = _errs49;
                                                  if(vErrors !== null){
                                                    if(_errs49){
                                                      vErrors.length = _errs49;
                                                    }
                                                    else {
                                                      vErrors = null;
                                                    }
                                                  }
                                                }
                                                var valid0 = _errs48 === errors;
                                              }
                                              else {
                                                var valid0 = true;
                                              }
                                              if(valid0){
                                                if(data.version !== undefined){
                                                  const _errs53 = errors;
                                                  if(!(validateVersionNumber(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
                                                    vErrors = vErrors === null ? validateVersionNumber.errors : vErrors.concat(validateVersionNumber.errors);
                                                    errors = vErrors.length;
                                                  }
                                                  var valid0 = _errs53 === errors;
                                                }
                                                else {
                                                  var valid0 = true;
                                                }
                                                if(valid0){
                                                  if(data.report !== undefined){
                                                    let data22 = data.report;
                                                    const _errs54 = errors;
                                                    const _errs55 = errors;
                                                    let valid9 = false;
                                                    const _errs56 = errors;
                                                    if(!(validateJobReport(data22, {instancePath:instancePath+"/report",parentData:data,parentDataProperty:"report",rootData}))){
                                                      vErrors = vErrors === null ? validateJobReport.errors : vErrors.concat(validateJobReport.errors);
                                                      errors = vErrors.length;
                                                    }
                                                    var _valid7 = _errs56 === errors;
                                                    valid9 = valid9 || _valid7;
                                                    if(!valid9){
                                                      const _errs57 = errors;
                                                      if(data22 !== null){
                                                        const err14 = {instancePath:instancePath+"/report",schemaPath:"#/properties/report/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                                                        if(vErrors === null) vErrors = [err14]; else vErrors.push(err14);
                                                        errors++;
                                                      }
                                                      var _valid7 = _errs57 === errors;
                                                      valid9 = valid9 || _valid7;
                                                    }
                                                    if(!valid9){
                                                      const err15 = {instancePath:instancePath+"/report",schemaPath:"#/properties/report/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                                                      if(vErrors === null) vErrors = [err15]; else vErrors.push(err15);
                                                      errors++;
                                                      validateJob.errors = vErrors;
                                                      return false;
                                                    }
                                                    else {
                                                      errors = _errs55;
                                                      if(vErrors !== null){
                                                        if(_errs55){
                                                          vErrors.length = _errs55;
                                                        }
                                                        else {
                                                          vErrors = null;
                                                        }
                                                      }
                                                    }
                                                    var valid0 = _errs54 === errors;
                                                  }
                                                  else {
                                                    var valid0 = true;
                                                  }
                                                  if(valid0){
                                                    if(data.export !== undefined){
                                                      const _errs59 = errors;
                                                      if(!(validateEvaluationExport(data.export, {instancePath:instancePath+"/export",parentData:data,parentDataProperty:"export",rootData}))){
                                                        vErrors = vErrors === null ? validateEvaluationExport.errors : vErrors.concat(validateEvaluationExport.errors);
                                                        errors = vErrors.length;
                                                      }
                                                      var valid0 = _errs59 === errors;
                                                    }
                                                    else {
                                                      var valid0 = true;
                                                    }
                                                    if(valid0){
                                                      if(data.created_at !== undefined){
                                                        const _errs60 = errors;
                                                        if(!(validateTimestamp(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
                                                          vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                                                          errors = vErrors.length;
                                                        }
                                                        var valid0 = _errs60 === errors;
                                                      }
                                                      else {
                                                        var valid0 = true;
                                                      }
                                                      if(valid0){
                                                        if(data.updated_at !== undefined){
                                                          const _errs61 = errors;
                                                          if(!(validateTimestamp(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
                                                            vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                                                            errors = vErrors.length;
                                                          }
                                                          var valid0 = _errs61 === errors;
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
      validateJob.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateJob.errors = vErrors;
  return errors === 0;
}

export function validateJobFailure(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.document_id === undefined) && (missing0 = "document_id")) || ((data.namespace === undefined) && (missing0 = "namespace"))) || ((data.code === undefined) && (missing0 = "code"))){
        validateJobFailure.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.document_id !== undefined){
          const _errs1 = errors;
          if(!(validateDocumentId(data.document_id, {instancePath:instancePath+"/document_id",parentData:data,parentDataProperty:"document_id",rootData}))){
            vErrors = vErrors === null ? validateDocumentId.errors : vErrors.concat(validateDocumentId.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.namespace !== undefined){
            const _errs2 = errors;
            if(!(validateNamespaceName(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
              vErrors = vErrors === null ? validateNamespaceName.errors : vErrors.concat(validateNamespaceName.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.code !== undefined){
              const _errs3 = errors;
              if(!(validateAnswerErrorCode(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
                vErrors = vErrors === null ? validateAnswerErrorCode.errors : vErrors.concat(validateAnswerErrorCode.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
          }
        }
      }
    }
    else {
      validateJobFailure.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateJobFailure.errors = vErrors;
  return errors === 0;
}

export function validateJobList(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.jobs === undefined) && (missing0 = "jobs")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))){
        validateJobList.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.jobs !== undefined){
          let data0 = data.jobs;
          const _errs1 = errors;
          if(errors === _errs1){
            if(Array.isArray(data0)){
              var valid1 = true;
              const len0 = data0.length;
              for(let i0=0; i0<len0; i0++){
                const _errs3 = errors;
                if(!(validateJob(data0[i0], {instancePath:instancePath+"/jobs/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                  vErrors = vErrors === null ? validateJob.errors : vErrors.concat(validateJob.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if(!valid1){
                  break;
                }
              }
            }
            else {
              validateJobList.errors = [{instancePath:instancePath+"/jobs",schemaPath:"#/properties/jobs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
              validateJobList.errors = vErrors;
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
      validateJobList.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateJobList.errors = vErrors;
  return errors === 0;
}

export function validateJobProgress(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.documents_done === undefined) && (missing0 = "documents_done")){
        validateJobProgress.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.documents_done !== undefined){
          let data0 = data.documents_done;
          const _errs1 = errors;
          if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
            validateJobProgress.errors = [{instancePath:instancePath+"/documents_done",schemaPath:"#/properties/documents_done/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
            return false;
          }
          if(errors === _errs1){
            if((typeof data0 == "number") && (isFinite(data0))){
              if(data0 < 0 || isNaN(data0)){
                validateJobProgress.errors = [{instancePath:instancePath+"/documents_done",schemaPath:"#/properties/documents_done/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                return false;
              }
            }
          }
        }
      }
    }
    else {
      validateJobProgress.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateJobProgress.errors = vErrors;
  return errors === 0;
}

export function validateJobReference(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.relation === undefined) && (missing0 = "relation")) || ((data.document_id === undefined) && (missing0 = "document_id"))) || ((data.revision === undefined) && (missing0 = "revision"))){
        validateJobReference.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.relation !== undefined){
          const _errs1 = errors;
          if(!(validateName(data.relation, {instancePath:instancePath+"/relation",parentData:data,parentDataProperty:"relation",rootData}))){
            vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.document_id !== undefined){
            const _errs2 = errors;
            if(!(validateDocumentId(data.document_id, {instancePath:instancePath+"/document_id",parentData:data,parentDataProperty:"document_id",rootData}))){
              vErrors = vErrors === null ? validateDocumentId.errors : vErrors.concat(validateDocumentId.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.revision !== undefined){
              let data2 = data.revision;
              const _errs3 = errors;
              if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
                validateJobReference.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
          }
        }
      }
    }
    else {
      validateJobReference.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateJobReference.errors = vErrors;
  return errors === 0;
}

export function validateJobReport(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if(!(validateShadowReport(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validateShadowReport.errors : vErrors.concat(validateShadowReport.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if(!valid0){
    const _errs2 = errors;
    if(!(validateCompositeShadowReport(data, {instancePath,parentData,parentDataProperty,rootData}))){
      vErrors = vErrors === null ? validateCompositeShadowReport.errors : vErrors.concat(validateCompositeShadowReport.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if(!valid0){
    const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
    validateJobReport.errors = vErrors;
    return false;
  }
  else {
    errors = _errs0;
    if(vErrors !== null){
      if(_errs0){
        vErrors.length = _errs0;
      }
      else {
        vErrors = null;
      }
    }
  }
  validateJobReport.errors = vErrors;
  return errors === 0;
}

export function validateJobResync(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.thresholds_before === undefined) && (missing0 = "thresholds_before")) || ((data.thresholds_after === undefined) && (missing0 = "thresholds_after"))) || ((data.readers === undefined) && (missing0 = "readers"))){
        validateJobResync.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.thresholds_before !== undefined){
          const _errs1 = errors;
          if(!(validateThresholds(data.thresholds_before, {instancePath:instancePath+"/thresholds_before",parentData:data,parentDataProperty:"thresholds_before",rootData}))){
            vErrors = vErrors === null ? validateThresholds.errors : vErrors.concat(validateThresholds.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.thresholds_after !== undefined){
            const _errs2 = errors;
            if(!(validateThresholds(data.thresholds_after, {instancePath:instancePath+"/thresholds_after",parentData:data,parentDataProperty:"thresholds_after",rootData}))){
              vErrors = vErrors === null ? validateThresholds.errors : vErrors.concat(validateThresholds.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.readers !== undefined){
              let data2 = data.readers;
              const _errs3 = errors;
              if(errors === _errs3){
                if(Array.isArray(data2)){
                  var valid1 = true;
                  const len0 = data2.length;
                  for(let i0=0; i0<len0; i0++){
                    const _errs5 = errors;
                    if(!(validateName(data2[i0], {instancePath:instancePath+"/readers/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                      vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs5 === errors;
                    if(!valid1){
                      break;
                    }
                  }
                }
                else {
                  validateJobResync.errors = [{instancePath:instancePath+"/readers",schemaPath:"#/properties/readers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                  return false;
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
    }
    else {
      validateJobResync.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateJobResync.errors = vErrors;
  return errors === 0;
}

export function validateJobWaiting(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.since === undefined) && (missing0 = "since"))) || ((data.retry_at === undefined) && (missing0 = "retry_at"))){
        validateJobWaiting.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.code !== undefined){
          const _errs1 = errors;
          if(!(validateAnswerErrorCode(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
            vErrors = vErrors === null ? validateAnswerErrorCode.errors : vErrors.concat(validateAnswerErrorCode.errors);
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
              validateJobWaiting.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.since !== undefined){
              const _errs4 = errors;
              if(!(validateTimestamp(data.since, {instancePath:instancePath+"/since",parentData:data,parentDataProperty:"since",rootData}))){
                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.retry_at !== undefined){
                const _errs5 = errors;
                if(!(validateTimestamp(data.retry_at, {instancePath:instancePath+"/retry_at",parentData:data,parentDataProperty:"retry_at",rootData}))){
                  vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
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
    }
    else {
      validateJobWaiting.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateJobWaiting.errors = vErrors;
  return errors === 0;
}

export const cancel200 = validateJob;
export const confirm200 = validateJob;
export const get200 = validateJob;
export const list200 = validateJobList;
export const pause200 = validateJob;
export const resume200 = validateJob;
export const retry202 = validateJob;
