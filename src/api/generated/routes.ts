// Generated from the PHP schemas by `npm run types:generate`. Do not edit.

/** What each route of data/v1 takes and answers. */
export interface Routes {
	/** POST accept_consents; access: frontuser|mentorius|neapsisprendes */
	accept_consents: {
		input: {
			privacy: boolean;
			rules: boolean;
		};
		output: {
			status: true;
			user: {
				id: number;
				role: 'frontuser' | 'mentorius' | 'neapsisprendes';
				status: 'public' | 'draft';
				review: {
					state:
						| 'draft'
						| 'submitted'
						| 'public'
						| 'returned'
						| 'rejected'
						| 'paused'
						| 'closed';
					reason: string;
				};
				email: string;
				first_name: string;
				last_name: string;
				lang: 'lt' | 'en';
				img: {
					full: string;
				} | null;
				unreadmessages: boolean;
				unreadplans: number;
				needs_consent: boolean;
				busy: boolean;
				capabilities: {
					can_message: boolean;
					can_reply: boolean;
					can_plan: boolean;
					can_review: boolean;
					can_results: boolean;
					can_edit_profile: boolean;
					can_choose_type: boolean;
				};
			};
		};
	};
	/** GET apklausa/{id}/{userHash}; access: guest */
	apklausa: {
		input: {
			id: string;
			userHash: string;
		};
		output: {
			status: true;
			title: string;
			instrukcijos: string;
			klausimai: {
				id: number;
				tipas: 'text' | 'scale' | 'choice';
				klausimas: string;
				klausimo_laukelio_paaiskinimas_nebutinas: string;
				skales_komentaras_kuris_rodomas_po_klausimu: string;
				atsakymu_variantai: {
					variantas: string;
				}[];
			}[];
			text_lang?: 'lt' | 'en';
			preview?: true;
		};
	};
	/** POST block; access: frontuser|mentorius */
	block: {
		input: {
			user_id: number;
			on: boolean;
		};
		output: {
			status: true;
		};
	};
	/** GET blocks; access: frontuser|mentorius */
	blocks: {
		input: {};
		output: {
			status: true;
			list: {
				id: number;
				name: string;
			}[];
		};
	};
	/** GET bot_challenge; access: guest */
	bot_challenge: {
		input: {};
		output: {
			status: true;
			parameters: {
				algorithm: string;
				cost: number;
				expiresAt: number;
				keyLength: number;
				keyPrefix: string;
				keySignature: string;
				nonce: string;
				salt: string;
			};
			signature: string;
		};
	};
	/** POST calendar_feed; access: frontuser|mentorius */
	calendar_feed: {
		input: {};
		output: {
			status: true;
			url: string;
		};
	};
	/** POST calendar_feed_end; access: frontuser|mentorius */
	calendar_feed_end: {
		input: {};
		output: {
			status: true;
		};
	};
	/** GET calendar_feed; access: frontuser|mentorius */
	calendar_feed_state: {
		input: {};
		output: {
			status: true;
			made_at: string | null;
		};
	};
	/** POST shortlist; access: frontuser */
	change_shortlist: {
		input: {
			id?: number;
			kind?: 'dynamic' | 'static';
			/**
			 * @minItems 0
			 * @maxItems 100
			 */
			items?: {
				kind?: 'dynamic' | 'static';
				id: number;
			}[];
			on: boolean;
		};
		output: {
			status: true;
			ids: number[];
			items: {
				kind: 'dynamic' | 'static';
				id: number;
			}[];
		};
	};
	/** POST checkin; access: guest */
	checkin: {
		input: {
			token: string;
			score: number;
			comment?: string;
			contact_me?: boolean;
		};
		output: {
			status: true;
		};
	};
	/** GET checkin/{token}; access: guest */
	checkin_question: {
		input: {
			token: string;
		};
		output: {
			status: true;
			person: {
				name: string;
			};
			question: string;
			scale: {
				value: number;
				label: string;
			}[];
			help: string;
		};
	};
	/** POST confirm_email; access: guest */
	confirm_email: {
		input: {
			email: string;
			key: string;
			claim?: string;
			password?: string;
			password_confirm?: string;
			privacy?: boolean;
			rules?: boolean;
		};
		output: {
			status: true;
			user: {
				id: number;
				role: 'frontuser' | 'mentorius' | 'neapsisprendes';
				status: 'public' | 'draft';
				review: {
					state:
						| 'draft'
						| 'submitted'
						| 'public'
						| 'returned'
						| 'rejected'
						| 'paused'
						| 'closed';
					reason: string;
				};
				email: string;
				first_name: string;
				last_name: string;
				lang: 'lt' | 'en';
				img: {
					full: string;
				} | null;
				unreadmessages: boolean;
				unreadplans: number;
				needs_consent: boolean;
				busy: boolean;
				capabilities: {
					can_message: boolean;
					can_reply: boolean;
					can_plan: boolean;
					can_review: boolean;
					can_results: boolean;
					can_edit_profile: boolean;
					can_choose_type: boolean;
				};
				token: string;
			};
		};
	};
	/** POST confirm_resend; access: guest */
	confirm_resend: {
		input: {
			email: string;
		};
		output: {
			status: true;
		};
	};
	/** POST conversation_read; access: frontuser|mentorius */
	conversation_read: {
		input: {
			convo_id: number;
			up_to: number;
		};
		output: {
			status: true;
			unreadmessages: boolean;
		};
	};
	/** POST data_request; access: frontuser|mentorius */
	data_request: {
		input: {
			kind: 'export' | 'erase';
		};
		output: {
			status: true;
			requests: {
				kind: 'export' | 'erase';
				state: 'unconfirmed' | 'confirmed' | 'done' | 'failed';
				created_at: string;
			}[];
		};
	};
	/** GET data_requests; access: frontuser|mentorius */
	data_requests: {
		input: {};
		output: {
			status: true;
			requests: {
				kind: 'export' | 'erase';
				state: 'unconfirmed' | 'confirmed' | 'done' | 'failed';
				created_at: string;
			}[];
		};
	};
	/** GET events/{slug}; access: guest */
	events: {
		input: {
			slug: string;
		};
		output: {
			status: true;
			id: number;
			title: string;
			start_date: string;
			end_date: string;
			start_time: string;
			miestas: string;
			location: string;
			link: string;
			slug: string;
			img: {
				placeholder: {
					src: string;
					w: number;
					h: number;
				};
				resized: {
					src: string;
					w: number;
					h: number;
				};
				alt: string;
				srcset?: string;
			} | null;
			type_label: string;
			is_past: boolean;
			event_status: 'scheduled' | 'cancelled' | 'postponed';
			moved_from: {
				start_date: string;
				start_time: string;
			} | null;
			text_lang: 'lt' | 'en';
			dates: {
				start_date: string;
				end_date: string;
				start_time: string;
				end_time: string;
				show_end: boolean;
			};
			vieta: string;
			map_url: string;
			url: string;
			files: {
				file: string;
				text: string;
				size: number;
			}[];
			pranesejai: {
				title: string;
				subtitle: string;
				link?: string;
			}[];
			aprasymas: string;
			share_link: string;
			ics: string;
			google: string;
			alternates: {
				lt: string | null;
				en: string | null;
			};
		};
	};
	/** GET events/{slug}/ics; access: guest */
	'events/ics': {
		input: {
			slug: string;
		};
		output: string;
	};
	/** GET events.ics; access: guest */
	events_feed: {
		input: {
			miestas?: string;
		};
		output: string;
	};
	/** POST extend_session; access: frontuser|mentorius|neapsisprendes */
	extend_session: {
		input: {
			client_id?: string;
		};
		output: {
			status: true;
			user: {
				id: number;
				role: 'frontuser' | 'mentorius' | 'neapsisprendes';
				status: 'public' | 'draft';
				review: {
					state:
						| 'draft'
						| 'submitted'
						| 'public'
						| 'returned'
						| 'rejected'
						| 'paused'
						| 'closed';
					reason: string;
				};
				email: string;
				first_name: string;
				last_name: string;
				lang: 'lt' | 'en';
				img: {
					full: string;
				} | null;
				unreadmessages: boolean;
				unreadplans: number;
				needs_consent: boolean;
				busy: boolean;
				capabilities: {
					can_message: boolean;
					can_reply: boolean;
					can_plan: boolean;
					can_review: boolean;
					can_results: boolean;
					can_edit_profile: boolean;
					can_choose_type: boolean;
				};
				token: string;
			};
		};
	};
	/** GET, POST find_mentors; access: guest */
	find_mentors: {
		input: {
			/**
			 * @minItems 0
			 * @maxItems 3
			 */
			fields?: number[];
			words?: string;
			town?: string;
		};
		output: {
			status: true;
			list: {
				id: number;
				kind: 'dynamic' | 'static';
				title: string;
				text: string;
				text_lang: 'lt' | 'en';
				img: {
					placeholder: {
						src: string;
						w: number;
						h: number;
					};
					resized: {
						src: string;
						w: number;
						h: number;
					};
					alt: string;
					srcset?: string;
				} | null;
				town: string;
				taxs: string[];
				taxs_id: number[];
				paskyrosUzimtumas: boolean;
				busy_until: string | null;
				full: boolean;
				answers_in_days: number | null;
				link: string;
				slug: string;
				average_rating: number;
				total_reviews: number;
				reasons: {
					key: 'field' | 'words' | 'town' | 'answers' | 'free';
					text: string;
				}[];
			}[];
		};
	};
	/** GET first_message; access: frontuser */
	first_message: {
		input: {};
		output: {
			status: true;
			message: {
				id: number;
				person: {
					name: string;
					slug: string;
				};
				subject: string;
				message: string;
				sends_itself: boolean;
				refused: string;
			} | null;
		};
	};
	/** GET get-user-id; access: frontuser|mentorius|neapsisprendes */
	'get-user-id': {
		input: {};
		output: {
			status: true;
			id: number;
		};
	};
	/** GET get_conversation_meta; access: frontuser|mentorius */
	get_conversation_meta: {
		input: {
			convo_id: number;
			after_id?: number;
			before_id?: number;
			limit?: number;
		};
		output: {
			id: number;
			author_id: number;
			author_name: string;
			content: string;
			created_at: string;
		}[];
	};
	/** GET get_conversations; access: frontuser|mentorius */
	get_conversations: {
		input: {
			page?: number;
			per_page?: number;
			convo_id?: number;
		};
		output: {
			id: number;
			convo_title: string;
			author_name: string;
			mentor_name: string;
			img: {
				placeholder: {
					src: string;
					w: number;
					h: number;
				};
				resized: {
					src: string;
					w: number;
					h: number;
				};
				alt: string;
				srcset?: string;
			} | null;
			created_at: string;
			last_message_at: string;
			is_read: boolean;
			is_user_read: '0' | '1';
			is_mentor_read: '0' | '1';
			person: {
				name: string;
				img: {
					placeholder: {
						src: string;
						w: number;
						h: number;
					};
					resized: {
						src: string;
						w: number;
						h: number;
					};
					alt: string;
					srcset?: string;
				} | null;
			};
			last_message: {
				text: string;
				mine: boolean;
			};
			can_reply: boolean;
			blocked: boolean;
			mentorship_id: number | null;
			mentorship_state:
				| (
						| 'requested'
						| 'active'
						| 'declined'
						| 'withdrawn'
						| 'unanswered'
						| 'ended'
				  )
				| null;
		}[];
	};
	/** GET get_default/{pageId}; access: guest */
	get_default: {
		input: {
			pageId: number;
		};
		output: {
			status: true;
			data: {
				id: number;
				type:
					| 'default'
					| 'Home'
					| 'Stories'
					| 'Events'
					| 'MentoriaiDynamic'
					| 'MentoriaiStatic'
					| 'Finder'
					| 'Saved'
					| 'RegisterGauk'
					| 'RegisterDuok'
					| 'Login'
					| 'Register'
					| 'LostPassword'
					| 'ResetPass'
					| 'Messages'
					| 'Profile'
					| 'Results'
					| 'Mentorships'
					| 'VeiksmuPlanas'
					| 'PrivatumoPolitika';
				title: string;
				text: string;
				img: {
					placeholder: {
						src: string;
						w: number;
						h: number;
					};
					resized: {
						src: string;
						w: number;
						h: number;
					};
					alt: string;
					srcset?: string;
				} | null;
				text_full: string;
				blocks: (
					| {
							type: 'text';
							turinys: string;
					  }
					| {
							type: 'checklist';
							bloko_antraste: string;
							bloko_tekstas: string;
							klausimai: string[];
							tekstas_visi: string;
							tekstas_ne_visi: string;
					  }
					| {
							type: 'faq';
							bloko_antraste: string;
							klausimas_ir_atsakymas: {
								klausimas: string;
								atsakymas: string;
							}[];
					  }
					| {
							type: 'gallery';
							items: ( {
								placeholder: {
									src: string;
									w: number;
									h: number;
								};
								resized: {
									src: string;
									w: number;
									h: number;
								};
								alt: string;
								srcset?: string;
							} | null )[];
					  }
					| {
							type: 'video';
							provider: 'youtube' | 'vimeo' | 'file';
							id: string;
							url: string;
							title: string;
							img: {
								placeholder: {
									src: string;
									w: number;
									h: number;
								};
								resized: {
									src: string;
									w: number;
									h: number;
								};
								alt: string;
								srcset?: string;
							} | null;
							caption: string;
							tracks: {
								src: string;
								kind: string;
								srclang: string;
								label: string;
							}[];
					  }
					| {
							type: 'section';
							section: 'intro';
							title: string;
							data: {
								title: string;
								text: string;
								background: {
									placeholder: {
										src: string;
										w: number;
										h: number;
									};
									resized: {
										src: string;
										w: number;
										h: number;
									};
									alt: string;
									srcset?: string;
								} | null;
								logo: {
									placeholder: {
										src: string;
										w: number;
										h: number;
									};
									resized: {
										src: string;
										w: number;
										h: number;
									};
									alt: string;
									srcset?: string;
								} | null;
								html: string;
								buttons?: {
									text: string;
									link: string;
								}[];
							};
							button?: {
								text: string;
								link: string;
							};
					  }
					| {
							type: 'section';
							section: 'twocols';
							title: string;
							data: {
								ico: {
									placeholder: {
										src: string;
										w: number;
										h: number;
									};
									resized: {
										src: string;
										w: number;
										h: number;
									};
									alt: string;
									srcset?: string;
								} | null;
								decoration: {
									placeholder: {
										src: string;
										w: number;
										h: number;
									};
									resized: {
										src: string;
										w: number;
										h: number;
									};
									alt: string;
									srcset?: string;
								} | null;
								title: string;
								text: string;
								link: string;
								button: string;
							}[];
							button?: {
								text: string;
								link: string;
							};
					  }
					| {
							type: 'section';
							section: 'events';
							title: string;
							data: {
								id: number;
								title: string;
								start_date: string;
								end_date: string;
								start_time: string;
								miestas: string;
								location: string;
								link: string;
								slug: string;
								img: {
									placeholder: {
										src: string;
										w: number;
										h: number;
									};
									resized: {
										src: string;
										w: number;
										h: number;
									};
									alt: string;
									srcset?: string;
								} | null;
								type_label: string;
								is_past: boolean;
								event_status:
									| 'scheduled'
									| 'cancelled'
									| 'postponed';
								moved_from: {
									start_date: string;
									start_time: string;
								} | null;
								text_lang: 'lt' | 'en';
							}[];
							button?: {
								text: string;
								link: string;
							};
					  }
					| {
							type: 'section';
							section: 'blocks';
							title: string;
							data: {
								title: string;
								text: string;
								list: {
									ico: {
										placeholder: {
											src: string;
											w: number;
											h: number;
										};
										resized: {
											src: string;
											w: number;
											h: number;
										};
										alt: string;
										srcset?: string;
									} | null;
									title: string;
									text: string;
								}[];
							};
							button?: {
								text: string;
								link: string;
							};
					  }
					| {
							type: 'section';
							section: 'twocolsold';
							title: string;
							data: {
								img: {
									placeholder: {
										src: string;
										w: number;
										h: number;
									};
									resized: {
										src: string;
										w: number;
										h: number;
									};
									alt: string;
									srcset?: string;
								} | null;
								title: string;
								text: string;
								link: string;
								button: string;
							}[];
							button?: {
								text: string;
								link: string;
							};
					  }
					| {
							type: 'section';
							section: 'mentoriai';
							title: string;
							data: {
								first_name: string;
								last_name: string;
								pareigos_ir_imone: string;
								id: number;
								kind: 'dynamic' | 'static';
								title: string;
								text: string;
								text_lang: 'lt' | 'en';
								img: {
									placeholder: {
										src: string;
										w: number;
										h: number;
									};
									resized: {
										src: string;
										w: number;
										h: number;
									};
									alt: string;
									srcset?: string;
								} | null;
								town: string;
								taxs: string[];
								taxs_id: number[];
								paskyrosUzimtumas: boolean;
								busy_until: string | null;
								full: boolean;
								answers_in_days: number | null;
								link: string;
								slug: string;
								average_rating: number;
								total_reviews: number;
							}[];
							button?: {
								text: string;
								link: string;
							};
					  }
					| {
							type: 'section';
							section: 'blocks2';
							title: string;
							data: {
								title: string;
								text: string;
								img: {
									placeholder: {
										src: string;
										w: number;
										h: number;
									};
									resized: {
										src: string;
										w: number;
										h: number;
									};
									alt: string;
									srcset?: string;
								} | null;
								action: 'register' | 'select';
								type: 'frontuser' | 'mentorius';
								url: string;
								button: string;
							}[];
							button?: {
								text: string;
								link: string;
							};
					  }
					| {
							type: 'section';
							section: 'istorijos';
							title: string;
							data: {
								id: number;
								title: string;
								text: string;
								img: {
									placeholder: {
										src: string;
										w: number;
										h: number;
									};
									resized: {
										src: string;
										w: number;
										h: number;
									};
									alt: string;
									srcset?: string;
								} | null;
								link: string;
								slug: string;
								text_lang?: 'lt' | 'en';
							}[];
							button?: {
								text: string;
								link: string;
							};
					  }
					| {
							type: 'section';
							section: 'numbers';
							title: string;
							data: {
								title: string;
								list: {
									label: string;
									value: string;
								}[];
							};
							button?: {
								text: string;
								link: string;
							};
					  }
					| {
							type: 'section';
							section: 'texts';
							title: string;
							data: {
								title: string;
								html: string;
								button: string;
								link?: string;
							}[];
							button?: {
								text: string;
								link: string;
							};
					  }
					| {
							type: 'section';
							section: 'partners';
							title: string;
							data: {
								title: string;
								list: {
									img: {
										placeholder: {
											src: string;
											w: number;
											h: number;
										};
										resized: {
											src: string;
											w: number;
											h: number;
										};
										alt: string;
										srcset?: string;
									} | null;
									title: string;
									url: string;
								}[];
							};
							button?: {
								text: string;
								link: string;
							};
					  }
				)[];
				istorijos: {
					id: number;
					title: string;
					text: string;
					img: {
						placeholder: {
							src: string;
							w: number;
							h: number;
						};
						resized: {
							src: string;
							w: number;
							h: number;
						};
						alt: string;
						srcset?: string;
					} | null;
					link: string;
					slug: string;
					text_lang?: 'lt' | 'en';
				}[];
				alternates: {
					lt: string | null;
					en: string | null;
				};
				meta: {
					title: string;
					description: string;
				};
				text_lang?: 'lt' | 'en';
			};
		};
	};
	/** GET get_events; access: guest */
	get_events: {
		input: {};
		output: {
			id: number;
			title: string;
			start_date: string;
			end_date: string;
			start_time: string;
			miestas: string;
			location: string;
			link: string;
			slug: string;
			img: {
				placeholder: {
					src: string;
					w: number;
					h: number;
				};
				resized: {
					src: string;
					w: number;
					h: number;
				};
				alt: string;
				srcset?: string;
			} | null;
			type_label: string;
			is_past: boolean;
			event_status: 'scheduled' | 'cancelled' | 'postponed';
			moved_from: {
				start_date: string;
				start_time: string;
			} | null;
			text_lang: 'lt' | 'en';
		}[];
	};
	/** GET get_home; access: guest */
	get_home: {
		input: {};
		output: {
			status: true;
			data: {
				intro?: {
					title: string;
					text: string;
					background: {
						placeholder: {
							src: string;
							w: number;
							h: number;
						};
						resized: {
							src: string;
							w: number;
							h: number;
						};
						alt: string;
						srcset?: string;
					} | null;
					logo: {
						placeholder: {
							src: string;
							w: number;
							h: number;
						};
						resized: {
							src: string;
							w: number;
							h: number;
						};
						alt: string;
						srcset?: string;
					} | null;
					html: string;
					buttons?: {
						text: string;
						link: string;
					}[];
				};
				twocols?: {
					ico: {
						placeholder: {
							src: string;
							w: number;
							h: number;
						};
						resized: {
							src: string;
							w: number;
							h: number;
						};
						alt: string;
						srcset?: string;
					} | null;
					decoration: {
						placeholder: {
							src: string;
							w: number;
							h: number;
						};
						resized: {
							src: string;
							w: number;
							h: number;
						};
						alt: string;
						srcset?: string;
					} | null;
					title: string;
					text: string;
					link: string;
					button: string;
				}[];
				events?: {
					id: number;
					title: string;
					start_date: string;
					end_date: string;
					start_time: string;
					miestas: string;
					location: string;
					link: string;
					slug: string;
					img: {
						placeholder: {
							src: string;
							w: number;
							h: number;
						};
						resized: {
							src: string;
							w: number;
							h: number;
						};
						alt: string;
						srcset?: string;
					} | null;
					type_label: string;
					is_past: boolean;
					event_status: 'scheduled' | 'cancelled' | 'postponed';
					moved_from: {
						start_date: string;
						start_time: string;
					} | null;
					text_lang: 'lt' | 'en';
				}[];
				blocks?: {
					title: string;
					text: string;
					list: {
						ico: {
							placeholder: {
								src: string;
								w: number;
								h: number;
							};
							resized: {
								src: string;
								w: number;
								h: number;
							};
							alt: string;
							srcset?: string;
						} | null;
						title: string;
						text: string;
					}[];
				};
				twocolsold?: {
					img: {
						placeholder: {
							src: string;
							w: number;
							h: number;
						};
						resized: {
							src: string;
							w: number;
							h: number;
						};
						alt: string;
						srcset?: string;
					} | null;
					title: string;
					text: string;
					link: string;
					button: string;
				}[];
				mentoriai?: {
					first_name: string;
					last_name: string;
					pareigos_ir_imone: string;
					id: number;
					kind: 'dynamic' | 'static';
					title: string;
					text: string;
					text_lang: 'lt' | 'en';
					img: {
						placeholder: {
							src: string;
							w: number;
							h: number;
						};
						resized: {
							src: string;
							w: number;
							h: number;
						};
						alt: string;
						srcset?: string;
					} | null;
					town: string;
					taxs: string[];
					taxs_id: number[];
					paskyrosUzimtumas: boolean;
					busy_until: string | null;
					full: boolean;
					answers_in_days: number | null;
					link: string;
					slug: string;
					average_rating: number;
					total_reviews: number;
				}[];
				blocks2?: {
					title: string;
					text: string;
					img: {
						placeholder: {
							src: string;
							w: number;
							h: number;
						};
						resized: {
							src: string;
							w: number;
							h: number;
						};
						alt: string;
						srcset?: string;
					} | null;
					action: 'register' | 'select';
					type: 'frontuser' | 'mentorius';
					url: string;
					button: string;
				}[];
				istorijos?: {
					id: number;
					title: string;
					text: string;
					img: {
						placeholder: {
							src: string;
							w: number;
							h: number;
						};
						resized: {
							src: string;
							w: number;
							h: number;
						};
						alt: string;
						srcset?: string;
					} | null;
					link: string;
					slug: string;
					text_lang?: 'lt' | 'en';
				}[];
				numbers?: {
					title: string;
					list: {
						label: string;
						value: string;
					}[];
				};
				texts?: {
					title: string;
					html: string;
					button: string;
					link?: string;
				}[];
				partners?: {
					title: string;
					list: {
						img: {
							placeholder: {
								src: string;
								w: number;
								h: number;
							};
							resized: {
								src: string;
								w: number;
								h: number;
							};
							alt: string;
							srcset?: string;
						} | null;
						title: string;
						url: string;
					}[];
				};
				mentoriu_puslapis?: {
					url: string;
					title: string;
				};
				buttons?: {
					events?: {
						text: string;
						link: string;
					};
					mentoriai?: {
						text: string;
						link: string;
					};
					istorijos?: {
						text: string;
						link: string;
					};
				};
				text_lang?: 'lt' | 'en';
				order: (
					| 'intro'
					| 'twocols'
					| 'events'
					| 'blocks'
					| 'twocolsold'
					| 'mentoriai'
					| 'blocks2'
					| 'istorijos'
					| 'numbers'
					| 'texts'
					| 'partners'
				)[];
				titles: {
					events?: string;
					mentoriai?: string;
					istorijos?: string;
				};
				alternates: {
					lt: string | null;
					en: string | null;
				};
				meta: {
					title: string;
					description: string;
				};
			};
		};
	};
	/** GET get_mail_settings; access: frontuser|mentorius */
	get_mail_settings: {
		input: {};
		output: {
			status: true;
			lang: 'lt' | 'en';
			mails: {
				kind: string;
				title: string;
				group: string;
				on: boolean;
			}[];
		};
	};
	/** GET get_menu; access: guest */
	get_menu: {
		input: {};
		output: {
			status: true;
			menu: {
				id: number;
				title: string;
				url: string;
				children?: {
					id: number;
					title: string;
					url: string;
				}[];
			}[];
			footer: {
				block1: {
					title: string;
					type: 'links' | 'text';
					links: {
						link: string;
						text: string;
					}[];
					text: string;
				};
				block2: {
					title: string;
					text: string;
				};
				share: {
					facebook?: string;
					twitter?: string;
					linkedin?: string;
					youtube?: string;
				};
				logo: {
					url: string;
					img: {
						placeholder: {
							src: string;
							w: number;
							h: number;
						};
						resized: {
							src: string;
							w: number;
							h: number;
						};
						alt: string;
						srcset?: string;
					} | null;
					text: string;
				};
				credit: {
					url: string;
					text: string;
				};
				slogan: string;
				copyright: string;
			};
		};
	};
	/** GET get_message_mails; access: frontuser|mentorius */
	get_message_mails: {
		input: {};
		output: {
			status: true;
			on: boolean;
		};
	};
	/** GET get_own_review; access: frontuser */
	get_own_review: {
		input: {
			mentor_id: number;
		};
		output: {
			status: true;
			review: {
				id: number;
				rating: number;
				comment: string;
				user_name: string;
				created_at: string;
				state: 'published' | 'pending' | 'hidden';
				reason: string;
			} | null;
			contacted: boolean;
			convo_id: number | null;
			goes_on: boolean;
			waiting: boolean;
		};
	};
	/** POST get_plans/{page}; access: frontuser|mentorius */
	get_plans: {
		input: {
			page: number;
			keyword?: string;
		};
		output: {
			status: true;
			list: {
				id: number;
				open: boolean;
				date: string;
				name: string;
				person: {
					name: string;
					img: {
						placeholder: {
							src: string;
							w: number;
							h: number;
						};
						resized: {
							src: string;
							w: number;
							h: number;
						};
						alt: string;
						srcset?: string;
					} | null;
				};
				goal: string;
				progress: {
					done: number;
					total: number;
				};
				next_deadline: string | null;
				verslininko_paskirtas_statusas: 'aktyvus' | 'baigtas';
				mentoriaus_paskirtas_statusas: 'aktyvus' | 'baigtas';
			}[];
			contactedMentors: {
				id: number;
				fullName: string;
				img: {
					placeholder: {
						src: string;
						w: number;
						h: number;
					};
					resized: {
						src: string;
						w: number;
						h: number;
					};
					alt: string;
					srcset?: string;
				} | null;
				taxs: string[];
			}[];
			total: number;
		};
	};
	/** GET get_plans_status; access: frontuser|mentorius */
	get_plans_status: {
		input: {};
		output: {
			status: true;
			total: number;
		};
	};
	/** GET get_reviews; access: guest */
	get_reviews: {
		input: {
			mentor_id: number;
			offset?: number;
			limit?: number;
		};
		output: {
			status: true;
			reviews: {
				id: number;
				rating: number;
				comment: string;
				user_name: string;
				created_at: string;
			}[];
			total_reviews: number;
			average_rating: number;
		};
	};
	/** GET get_router; access: guest */
	get_router: {
		input: {};
		output: {
			status: true;
			pages: {
				url: string;
				type:
					| 'default'
					| 'Home'
					| 'Stories'
					| 'Events'
					| 'MentoriaiDynamic'
					| 'MentoriaiStatic'
					| 'Finder'
					| 'Saved'
					| 'RegisterGauk'
					| 'RegisterDuok'
					| 'Login'
					| 'Register'
					| 'LostPassword'
					| 'ResetPass'
					| 'Messages'
					| 'Profile'
					| 'Results'
					| 'Mentorships'
					| 'VeiksmuPlanas'
					| 'PrivatumoPolitika';
				pageid: number;
				title: string;
				post_parent: number;
			}[];
		};
	};
	/** GET get_success_stories/{page}; access: guest */
	get_success_stories: {
		input: {
			page: number;
		};
		output: {
			status: true;
			list: {
				id: number;
				title: string;
				text: string;
				img: {
					placeholder: {
						src: string;
						w: number;
						h: number;
					};
					resized: {
						src: string;
						w: number;
						h: number;
					};
					alt: string;
					srcset?: string;
				} | null;
				link: string;
				slug: string;
				text_lang?: 'lt' | 'en';
			}[];
			total: number;
		};
	};
	/** POST first_message; access: frontuser */
	keep_first_message: {
		input: {
			id: number | null;
			subject?: string;
			message?: string;
			client_id?: string;
		};
		output: {
			status: true;
			message: {
				id: number;
				person: {
					name: string;
					slug: string;
				};
				subject: string;
				message: string;
				sends_itself: boolean;
				refused: string;
			} | null;
		};
	};
	/** POST leave_portal; access: frontuser|mentorius */
	leave_portal: {
		input: {
			password?: string;
			email: string;
		};
		output: {
			status: true;
		};
	};
	/** POST login; access: guest */
	login: {
		input: {
			email: string;
			password: string;
			bot_token?: string;
		};
		output: {
			status: true;
			user: {
				id: number;
				role: 'frontuser' | 'mentorius' | 'neapsisprendes';
				status: 'public' | 'draft';
				review: {
					state:
						| 'draft'
						| 'submitted'
						| 'public'
						| 'returned'
						| 'rejected'
						| 'paused'
						| 'closed';
					reason: string;
				};
				email: string;
				first_name: string;
				last_name: string;
				lang: 'lt' | 'en';
				img: {
					full: string;
				} | null;
				unreadmessages: boolean;
				unreadplans: number;
				needs_consent: boolean;
				busy: boolean;
				capabilities: {
					can_message: boolean;
					can_reply: boolean;
					can_plan: boolean;
					can_review: boolean;
					can_results: boolean;
					can_edit_profile: boolean;
					can_choose_type: boolean;
				};
				token: string;
			};
			msg: string;
		};
	};
	/** POST logout; access: frontuser|mentorius|neapsisprendes */
	logout: {
		input: {};
		output: {
			status: true;
		};
	};
	/** POST lost; access: guest */
	lost: {
		input: {
			email: string;
			bot_token?: string;
		};
		output: {
			status: true;
		};
	};
	/** POST lost_reset; access: guest */
	lost_reset: {
		input: {
			email: string;
			key: string;
			password: string;
			password_confirm?: string;
		};
		output: {
			status: true;
		};
	};
	/** POST mark_plan_as_completed; access: frontuser|mentorius (public) */
	mark_plan_as_completed: {
		input: {
			planId: number;
			thanks?: string;
		};
		output: {
			status: true;
		};
	};
	/** POST mark_step_as_completed; access: frontuser (public) */
	mark_step_as_completed: {
		input: {
			planId: number;
			stepUid: string;
		};
		output: {
			status: true;
		};
	};
	/** POST meeting_answer; access: frontuser|mentorius (public) */
	meeting_answer: {
		input: {
			id: number;
			time?: string | null;
			note?: string;
		};
		output: {
			status: true;
			meeting: {
				id: number;
				mentorship_id: number;
				person: {
					name: string;
				};
				state:
					| 'proposed'
					| 'agreed'
					| 'declined'
					| 'cancelled'
					| 'held'
					| 'not_held'
					| 'unclear'
					| 'unconfirmed';
				mine: boolean;
				times: string[];
				start: string | null;
				minutes: number;
				place: string;
				note: string;
				answer_note: string;
				my_word: {
					held: boolean;
					minutes: number;
				} | null;
				ics: string | null;
			};
		};
	};
	/** POST meeting_cancel; access: frontuser|mentorius (public) */
	meeting_cancel: {
		input: {
			id: number;
			note?: string;
		};
		output: {
			status: true;
			meeting: {
				id: number;
				mentorship_id: number;
				person: {
					name: string;
				};
				state:
					| 'proposed'
					| 'agreed'
					| 'declined'
					| 'cancelled'
					| 'held'
					| 'not_held'
					| 'unclear'
					| 'unconfirmed';
				mine: boolean;
				times: string[];
				start: string | null;
				minutes: number;
				place: string;
				note: string;
				answer_note: string;
				my_word: {
					held: boolean;
					minutes: number;
				} | null;
				ics: string | null;
			};
		};
	};
	/** POST meeting_log; access: frontuser|mentorius (public) */
	meeting_log: {
		input: {
			id?: number;
			mentorship_id?: number;
			day?: string;
			held: boolean;
			minutes?: number;
		};
		output: {
			status: true;
			meeting: {
				id: number;
				mentorship_id: number;
				person: {
					name: string;
				};
				state:
					| 'proposed'
					| 'agreed'
					| 'declined'
					| 'cancelled'
					| 'held'
					| 'not_held'
					| 'unclear'
					| 'unconfirmed';
				mine: boolean;
				times: string[];
				start: string | null;
				minutes: number;
				place: string;
				note: string;
				answer_note: string;
				my_word: {
					held: boolean;
					minutes: number;
				} | null;
				ics: string | null;
			};
		};
	};
	/** POST meeting_propose; access: frontuser|mentorius (public) */
	meeting_propose: {
		input: {
			mentorship_id: number;
			/**
			 * @minItems 1
			 * @maxItems 3
			 */
			times: string[];
			minutes: 30 | 45 | 60 | 90;
			place: string;
			note?: string;
			client_id?: string;
		};
		output: {
			status: true;
			meeting: {
				id: number;
				mentorship_id: number;
				person: {
					name: string;
				};
				state:
					| 'proposed'
					| 'agreed'
					| 'declined'
					| 'cancelled'
					| 'held'
					| 'not_held'
					| 'unclear'
					| 'unconfirmed';
				mine: boolean;
				times: string[];
				start: string | null;
				minutes: number;
				place: string;
				note: string;
				answer_note: string;
				my_word: {
					held: boolean;
					minutes: number;
				} | null;
				ics: string | null;
			};
		};
	};
	/** GET meetings; access: frontuser|mentorius */
	meetings: {
		input: {
			mentorship_id?: number;
			page?: number;
		};
		output: {
			status: true;
			list: {
				id: number;
				mentorship_id: number;
				person: {
					name: string;
				};
				state:
					| 'proposed'
					| 'agreed'
					| 'declined'
					| 'cancelled'
					| 'held'
					| 'not_held'
					| 'unclear'
					| 'unconfirmed';
				mine: boolean;
				times: string[];
				start: string | null;
				minutes: number;
				place: string;
				note: string;
				answer_note: string;
				my_word: {
					held: boolean;
					minutes: number;
				} | null;
				ics: string | null;
			}[];
			total: number;
		};
	};
	/** GET, POST mentoriai_dynamic; access: guest */
	mentoriai_dynamic: {
		input: {
			page?: number;
			seed?: string;
			filter?: {
				/**
				 * @minItems 0
				 * @maxItems 50
				 */
				tax?: string[];
				keyword?: string;
				miestas?: string;
			};
			/**
			 * @minItems 0
			 * @maxItems 50
			 */
			tax?: string[];
			keyword?: string;
			miestas?: string;
		};
		output: {
			status: true;
			list: {
				id: number;
				kind: 'dynamic' | 'static';
				title: string;
				text: string;
				text_lang: 'lt' | 'en';
				img: {
					placeholder: {
						src: string;
						w: number;
						h: number;
					};
					resized: {
						src: string;
						w: number;
						h: number;
					};
					alt: string;
					srcset?: string;
				} | null;
				town: string;
				taxs: string[];
				taxs_id: number[];
				paskyrosUzimtumas: boolean;
				busy_until: string | null;
				full: boolean;
				answers_in_days: number | null;
				link: string;
				slug: string;
				average_rating: number;
				total_reviews: number;
			}[];
			total: number;
			seed: string;
			keyword_used: string;
			miestai: string[];
		};
	};
	/** GET mentoriai_dynamic/tax; access: guest */
	'mentoriai_dynamic/tax': {
		input: {};
		output: {
			id: number;
			slug: string;
			name: string;
			description: string;
			count: number;
		}[];
	};
	/** GET mentoriai_dynamic_single/{slug}; access: guest */
	mentoriai_dynamic_single: {
		input: {
			slug: string;
		};
		output: {
			status: true;
			id: number;
			kind: 'dynamic' | 'static';
			title: string;
			text: string;
			text_lang: 'lt' | 'en';
			img: {
				placeholder: {
					src: string;
					w: number;
					h: number;
				};
				resized: {
					src: string;
					w: number;
					h: number;
				};
				alt: string;
				srcset?: string;
			} | null;
			town: string;
			taxs: string[];
			taxs_id: number[];
			paskyrosUzimtumas: boolean;
			busy_until: string | null;
			full: boolean;
			answers_in_days: number | null;
			link: string;
			slug: string;
			average_rating: number;
			total_reviews: number;
			html_text: string;
			share_link: string;
			alternates: {
				lt: string | null;
				en: string | null;
			};
			linkedin: string;
			others: {
				id: number;
				kind: 'dynamic' | 'static';
				title: string;
				text: string;
				text_lang: 'lt' | 'en';
				img: {
					placeholder: {
						src: string;
						w: number;
						h: number;
					};
					resized: {
						src: string;
						w: number;
						h: number;
					};
					alt: string;
					srcset?: string;
				} | null;
				town: string;
				taxs: string[];
				taxs_id: number[];
				paskyrosUzimtumas: boolean;
				busy_until: string | null;
				full: boolean;
				answers_in_days: number | null;
				link: string;
				slug: string;
				average_rating: number;
				total_reviews: number;
			}[];
		};
	};
	/** GET, POST mentoriai_static; access: guest */
	mentoriai_static: {
		input: {
			page?: number;
			seed?: string;
			filter?: {
				/**
				 * @minItems 0
				 * @maxItems 50
				 */
				tax?: string[];
				keyword?: string;
				miestas?: string;
			};
			/**
			 * @minItems 0
			 * @maxItems 50
			 */
			tax?: string[];
			keyword?: string;
			miestas?: string;
		};
		output: {
			status: true;
			list: {
				id: number;
				kind: 'dynamic' | 'static';
				title: string;
				text: string;
				text_lang: 'lt' | 'en';
				img: {
					placeholder: {
						src: string;
						w: number;
						h: number;
					};
					resized: {
						src: string;
						w: number;
						h: number;
					};
					alt: string;
					srcset?: string;
				} | null;
				town: string;
				taxs: string[];
				taxs_id: number[];
				paskyrosUzimtumas: boolean;
				busy_until: string | null;
				full: boolean;
				answers_in_days: number | null;
				link: string;
				slug: string;
				average_rating: number;
				total_reviews: number;
			}[];
			total: number;
			seed: string;
			keyword_used: string;
			miestai: string[];
		};
	};
	/** GET mentoriai_static/tax; access: guest */
	'mentoriai_static/tax': {
		input: {};
		output: {
			id: number;
			slug: string;
			name: string;
			description: string;
			count: number;
		}[];
	};
	/** GET mentoriai_static_single/{slug}; access: guest */
	mentoriai_static_single: {
		input: {
			slug: string;
		};
		output: {
			status: true;
			id: number;
			kind: 'dynamic' | 'static';
			title: string;
			text: string;
			text_lang: 'lt' | 'en';
			img: {
				placeholder: {
					src: string;
					w: number;
					h: number;
				};
				resized: {
					src: string;
					w: number;
					h: number;
				};
				alt: string;
				srcset?: string;
			} | null;
			town: string;
			taxs: string[];
			taxs_id: number[];
			paskyrosUzimtumas: boolean;
			busy_until: string | null;
			full: boolean;
			answers_in_days: number | null;
			link: string;
			slug: string;
			average_rating: number;
			total_reviews: number;
			html_text: string;
			share_link: string;
			alternates: {
				lt: string | null;
				en: string | null;
			};
			linkedin: string;
			others: {
				id: number;
				kind: 'dynamic' | 'static';
				title: string;
				text: string;
				text_lang: 'lt' | 'en';
				img: {
					placeholder: {
						src: string;
						w: number;
						h: number;
					};
					resized: {
						src: string;
						w: number;
						h: number;
					};
					alt: string;
					srcset?: string;
				} | null;
				town: string;
				taxs: string[];
				taxs_id: number[];
				paskyrosUzimtumas: boolean;
				busy_until: string | null;
				full: boolean;
				answers_in_days: number | null;
				link: string;
				slug: string;
				average_rating: number;
				total_reviews: number;
			}[];
			contact: {
				hub: string;
				town: string;
				address: string;
				map_url: string;
				phone: string;
				email: string;
				days: string;
				booking_url: string;
			};
		};
	};
	/** GET mentorships/{id}; access: frontuser|mentorius */
	mentorship: {
		input: {
			id: number;
		};
		output: {
			status: true;
			mentorship: {
				id: number;
				state:
					| 'requested'
					| 'active'
					| 'declined'
					| 'withdrawn'
					| 'unanswered'
					| 'ended';
				side: 'founder' | 'mentor';
				person: {
					id: number;
					name: string;
					img: {
						full: string;
					} | null;
					slug: string | null;
				};
				requested_at: string;
				answered_at: string | null;
				ended_at: string | null;
				waiting_days: number | null;
				convo_id: number;
				latest_id: number;
				plan_ids: number[];
				meetings: {
					held: number;
					minutes: number;
				};
				next_meeting: {
					id: number;
					start: string;
					minutes: number;
				} | null;
				reason: string | null;
				text: string | null;
				thanks: string | null;
				blocked_by_me: boolean;
				can: {
					reply: boolean;
					decline: boolean;
					withdraw: boolean;
					end: boolean;
					propose_meeting: boolean;
				};
			};
			founder: {
				first_name: string;
				last_name: string;
				img: {
					full: string;
				} | null;
				company: string;
				year: string;
				activity: string;
				question: string;
			} | null;
			alternatives:
				| {
						id: number;
						kind: 'dynamic' | 'static';
						title: string;
						text: string;
						text_lang: 'lt' | 'en';
						img: {
							placeholder: {
								src: string;
								w: number;
								h: number;
							};
							resized: {
								src: string;
								w: number;
								h: number;
							};
							alt: string;
							srcset?: string;
						} | null;
						town: string;
						taxs: string[];
						taxs_id: number[];
						paskyrosUzimtumas: boolean;
						busy_until: string | null;
						full: boolean;
						answers_in_days: number | null;
						link: string;
						slug: string;
						average_rating: number;
						total_reviews: number;
				  }[]
				| null;
		};
	};
	/** POST mentorship_decline; access: mentorius (public) */
	mentorship_decline: {
		input: {
			id: number;
			reason: 'no_time' | 'not_my_field' | 'full' | 'other';
			text?: string;
			busy_until?: string;
		};
		output: {
			status: true;
			mentorship: {
				id: number;
				state:
					| 'requested'
					| 'active'
					| 'declined'
					| 'withdrawn'
					| 'unanswered'
					| 'ended';
				side: 'founder' | 'mentor';
				person: {
					id: number;
					name: string;
					img: {
						full: string;
					} | null;
					slug: string | null;
				};
				requested_at: string;
				answered_at: string | null;
				ended_at: string | null;
				waiting_days: number | null;
				convo_id: number;
				latest_id: number;
				plan_ids: number[];
				meetings: {
					held: number;
					minutes: number;
				};
				next_meeting: {
					id: number;
					start: string;
					minutes: number;
				} | null;
				reason: string | null;
				text: string | null;
				thanks: string | null;
				blocked_by_me: boolean;
				can: {
					reply: boolean;
					decline: boolean;
					withdraw: boolean;
					end: boolean;
					propose_meeting: boolean;
				};
			};
		};
	};
	/** POST mentorship_end; access: frontuser|mentorius (public) */
	mentorship_end: {
		input: {
			id: number;
			reason:
				| 'goals_reached'
				| 'no_time'
				| 'not_a_fit'
				| 'not_needed'
				| 'other';
			goals?: 'fully' | 'mostly' | 'partly' | 'no';
			thanks?: string;
			note?: string;
		};
		output: {
			status: true;
			mentorship: {
				id: number;
				state:
					| 'requested'
					| 'active'
					| 'declined'
					| 'withdrawn'
					| 'unanswered'
					| 'ended';
				side: 'founder' | 'mentor';
				person: {
					id: number;
					name: string;
					img: {
						full: string;
					} | null;
					slug: string | null;
				};
				requested_at: string;
				answered_at: string | null;
				ended_at: string | null;
				waiting_days: number | null;
				convo_id: number;
				latest_id: number;
				plan_ids: number[];
				meetings: {
					held: number;
					minutes: number;
				};
				next_meeting: {
					id: number;
					start: string;
					minutes: number;
				} | null;
				reason: string | null;
				text: string | null;
				thanks: string | null;
				blocked_by_me: boolean;
				can: {
					reply: boolean;
					decline: boolean;
					withdraw: boolean;
					end: boolean;
					propose_meeting: boolean;
				};
			};
		};
	};
	/** POST mentorship_withdraw; access: frontuser (public) */
	mentorship_withdraw: {
		input: {
			id: number;
		};
		output: {
			status: true;
			mentorship: {
				id: number;
				state:
					| 'requested'
					| 'active'
					| 'declined'
					| 'withdrawn'
					| 'unanswered'
					| 'ended';
				side: 'founder' | 'mentor';
				person: {
					id: number;
					name: string;
					img: {
						full: string;
					} | null;
					slug: string | null;
				};
				requested_at: string;
				answered_at: string | null;
				ended_at: string | null;
				waiting_days: number | null;
				convo_id: number;
				latest_id: number;
				plan_ids: number[];
				meetings: {
					held: number;
					minutes: number;
				};
				next_meeting: {
					id: number;
					start: string;
					minutes: number;
				} | null;
				reason: string | null;
				text: string | null;
				thanks: string | null;
				blocked_by_me: boolean;
				can: {
					reply: boolean;
					decline: boolean;
					withdraw: boolean;
					end: boolean;
					propose_meeting: boolean;
				};
			};
		};
	};
	/** GET mentorships; access: frontuser|mentorius */
	mentorships: {
		input: {
			state?: 'open' | 'past';
			page?: number;
		};
		output: {
			status: true;
			list: {
				id: number;
				state:
					| 'requested'
					| 'active'
					| 'declined'
					| 'withdrawn'
					| 'unanswered'
					| 'ended';
				side: 'founder' | 'mentor';
				person: {
					id: number;
					name: string;
					img: {
						full: string;
					} | null;
					slug: string | null;
				};
				requested_at: string;
				answered_at: string | null;
				ended_at: string | null;
				waiting_days: number | null;
				convo_id: number;
				latest_id: number;
				plan_ids: number[];
				meetings: {
					held: number;
					minutes: number;
				};
				next_meeting: {
					id: number;
					start: string;
					minutes: number;
				} | null;
				reason: string | null;
				text: string | null;
				thanks: string | null;
				blocked_by_me: boolean;
				can: {
					reply: boolean;
					decline: boolean;
					withdraw: boolean;
					end: boolean;
					propose_meeting: boolean;
				};
			}[];
			total: number;
		};
	};
	/** POST message_reply; access: frontuser|mentorius (public) */
	message_reply: {
		input: {
			convo_id: number;
			content: string;
			client_id?: string;
		};
		output: {
			id: number;
			author_id: number;
			author_name: string;
			content: string;
			created_at: string;
		};
	};
	/** POST message_send; access: frontuser (public) */
	message_send: {
		input: {
			id: number;
			subject: string;
			message: string;
			client_id?: string;
		};
		output: {
			status: true;
			convo_id: number;
		};
	};
	/** POST notify_me; access: frontuser */
	notify_me: {
		input: {
			id: number;
			on: boolean;
		};
		output: {
			status: true;
			on: boolean;
			muted: boolean;
		};
	};
	/** GET openapi.json; access: guest */
	'openapi.json': { input: {}; output: {} };
	/** POST plan_open; access: frontuser|mentorius */
	plan_open: {
		input: {
			id: number;
		};
		output: {
			status: true;
		};
	};
	/** GET calendar/{token}.ics; access: guest */
	private_calendar: {
		input: {
			token: string;
		};
		output: string;
	};
	/** POST register; access: guest */
	register: {
		input: {
			email: string;
			password: string;
			password_confirm: string;
			privacy: boolean;
			rules: boolean;
			type?: '1' | '2' | 'frontuser' | 'mentorius';
			bot_token?: string;
			first_message?: {
				id: number;
				subject: string;
				message: string;
				client_id?: string;
			};
		};
		output: {
			status: true;
			user: {
				id: number;
				role: 'frontuser' | 'mentorius' | 'neapsisprendes';
				status: 'public' | 'draft';
				review: {
					state:
						| 'draft'
						| 'submitted'
						| 'public'
						| 'returned'
						| 'rejected'
						| 'paused'
						| 'closed';
					reason: string;
				};
				email: string;
				first_name: string;
				last_name: string;
				lang: 'lt' | 'en';
				img: {
					full: string;
				} | null;
				unreadmessages: boolean;
				unreadplans: number;
				needs_consent: boolean;
				busy: boolean;
				capabilities: {
					can_message: boolean;
					can_reply: boolean;
					can_plan: boolean;
					can_review: boolean;
					can_results: boolean;
					can_edit_profile: boolean;
					can_choose_type: boolean;
				};
				token?: string;
			};
			message: string;
			claim?: string;
		};
	};
	/** POST report; access: guest */
	report: {
		input: {
			what:
				| 'conversation'
				| 'message'
				| 'review'
				| 'mentor'
				| 'mentorship';
			id: number;
			kind?: 'dynamic' | 'static';
			reason:
				| 'spam'
				| 'rude'
				| 'money'
				| 'conflict'
				| 'false'
				| 'illegal'
				| 'other';
			text?: string;
			block?: boolean;
			client_id?: string;
			name?: string;
			email?: string;
			good_faith?: boolean;
			bot_token?: string;
		};
		output: {
			status: true;
			number: number;
		};
	};
	/** POST save_new_plan; access: frontuser (public) */
	save_new_plan: {
		input: {
			mentorId: number;
			pagrindinisTikslas: string;
			/**
			 * @minItems 1
			 * @maxItems 50
			 */
			planSteps: {
				veiksmas: string;
				rezultatas: string;
				terminas: string;
			}[];
			client_id?: string;
		};
		output: {
			status: true;
			id: number;
		};
	};
	/** POST save_profile; access: frontuser|mentorius */
	save_profile: {
		input: {
			firstName?: string;
			lastName?: string;
			town?: string;
			pavadinimas?: string;
			regMetai?: number;
			be_imones?: boolean;
			veiklosSritis?: string;
			klausimai?: string;
			pareigosirimone?: string;
			pareigosirimoneen?: string;
			/**
			 * @minItems 0
			 * @maxItems 50
			 */
			sritis?: number[];
			paskyrosUzimtumas?: '1' | '0' | true | false;
			busy_until?: string;
			aprasymaslt?: string;
			aprasymasen?: string;
			linkedin?: string;
			phoneNumber?: string;
			capacity?: number;
		};
		output: {
			status: true;
			profile:
				| {
						role: 'frontuser';
						email: string;
						first_name: string;
						last_name: string;
						imones_pavadinimas: string;
						imones_veiklosregistracijos_metai: number | null;
						be_imones: boolean;
						apibudinkite_imonesveiklos_sriti: string;
						klausimaireikalinga_pagalba: string;
						town: string;
						img: {
							full: string;
							placeholder: {
								src: string;
								w: number;
								h: number;
							};
							resized: {
								src: string;
								w: number;
								h: number;
							};
						} | null;
						review: {
							state:
								| 'draft'
								| 'submitted'
								| 'public'
								| 'returned'
								| 'rejected'
								| 'paused'
								| 'closed';
							reason: string;
						};
						complete: boolean;
						missing: (
							| 'firstName'
							| 'lastName'
							| 'pavadinimas'
							| 'regMetai'
							| 'veiklosSritis'
							| 'klausimai'
						)[];
				  }
				| {
						role: 'mentorius';
						email: string;
						first_name: string;
						last_name: string;
						phone_number: string;
						pareigos_ir_imone: string;
						pareigos_ir_imone_en: string;
						sritis2: number[];
						aprasymas_lt: string;
						aprasymas_en: string;
						cv: {
							id: number;
							name: string;
							size: number;
							url: string;
						}[];
						linkedin: string;
						town: string;
						img: {
							full: string;
							placeholder: {
								src: string;
								w: number;
								h: number;
							};
							resized: {
								src: string;
								w: number;
								h: number;
							};
						} | null;
						paskyros_uzimtumas: '1' | '0';
						busy_until: string | null;
						capacity: number | null;
						slug: string;
						review: {
							state:
								| 'draft'
								| 'submitted'
								| 'public'
								| 'returned'
								| 'rejected'
								| 'paused'
								| 'closed';
							reason: string;
						};
						complete: boolean;
						missing: (
							| 'firstName'
							| 'lastName'
							| 'pareigosirimone'
							| 'aprasymaslt'
						)[];
				  };
			user: {
				id: number;
				role: 'frontuser' | 'mentorius' | 'neapsisprendes';
				status: 'public' | 'draft';
				review: {
					state:
						| 'draft'
						| 'submitted'
						| 'public'
						| 'returned'
						| 'rejected'
						| 'paused'
						| 'closed';
					reason: string;
				};
				email: string;
				first_name: string;
				last_name: string;
				lang: 'lt' | 'en';
				img: {
					full: string;
				} | null;
				unreadmessages: boolean;
				unreadplans: number;
				needs_consent: boolean;
				busy: boolean;
				capabilities: {
					can_message: boolean;
					can_reply: boolean;
					can_plan: boolean;
					can_review: boolean;
					can_results: boolean;
					can_edit_profile: boolean;
					can_choose_type: boolean;
				};
			};
		};
	};
	/** GET sessions; access: frontuser|mentorius */
	sessions: {
		input: {};
		output: {
			status: true;
			sessions: {
				id: number;
				created_at: string;
				last_seen_at: string;
				browser: string;
				is_current: boolean;
			}[];
		};
	};
	/** POST sessions_end; access: frontuser|mentorius */
	sessions_end: {
		input: {
			id?: number;
		};
		output: {
			status: true;
			sessions: {
				id: number;
				created_at: string;
				last_seen_at: string;
				browser: string;
				is_current: boolean;
			}[];
		};
	};
	/** POST set-user-pass; access: frontuser|mentorius|neapsisprendes */
	'set-user-pass': {
		input: {
			password: string;
			password_confirm?: string;
			current_password?: string;
			new_token?: boolean;
		};
		output: {
			status: true;
			user?: {
				id: number;
				role: 'frontuser' | 'mentorius' | 'neapsisprendes';
				status: 'public' | 'draft';
				review: {
					state:
						| 'draft'
						| 'submitted'
						| 'public'
						| 'returned'
						| 'rejected'
						| 'paused'
						| 'closed';
					reason: string;
				};
				email: string;
				first_name: string;
				last_name: string;
				lang: 'lt' | 'en';
				img: {
					full: string;
				} | null;
				unreadmessages: boolean;
				unreadplans: number;
				needs_consent: boolean;
				busy: boolean;
				capabilities: {
					can_message: boolean;
					can_reply: boolean;
					can_plan: boolean;
					can_review: boolean;
					can_results: boolean;
					can_edit_profile: boolean;
					can_choose_type: boolean;
				};
				token: string;
			};
		};
	};
	/** POST set-user-type; access: neapsisprendes */
	'set-user-type': {
		input: {
			type: 'frontuser' | 'mentorius' | '1' | '2';
		};
		output: {
			status: true;
			user: {
				id: number;
				role: 'frontuser' | 'mentorius' | 'neapsisprendes';
				status: 'public' | 'draft';
				review: {
					state:
						| 'draft'
						| 'submitted'
						| 'public'
						| 'returned'
						| 'rejected'
						| 'paused'
						| 'closed';
					reason: string;
				};
				email: string;
				first_name: string;
				last_name: string;
				lang: 'lt' | 'en';
				img: {
					full: string;
				} | null;
				unreadmessages: boolean;
				unreadplans: number;
				needs_consent: boolean;
				busy: boolean;
				capabilities: {
					can_message: boolean;
					can_reply: boolean;
					can_plan: boolean;
					can_review: boolean;
					can_results: boolean;
					can_edit_profile: boolean;
					can_choose_type: boolean;
				};
			};
		};
	};
	/** POST set_mail_settings; access: frontuser|mentorius */
	set_mail_settings: {
		input: {
			lang?: 'lt' | 'en';
			/**
			 * @minItems 0
			 * @maxItems 30
			 */
			mails?: {
				kind: string;
				on: boolean;
			}[];
		};
		output: {
			status: true;
			lang: 'lt' | 'en';
			mails: {
				kind: string;
				title: string;
				group: string;
				on: boolean;
			}[];
		};
	};
	/** POST set_message_mails; access: frontuser|mentorius */
	set_message_mails: {
		input: {
			on: boolean;
		};
		output: {
			status: true;
			on: boolean;
		};
	};
	/** GET shortlist; access: frontuser */
	shortlist: {
		input: {};
		output: {
			status: true;
			list: {
				id: number;
				kind: 'dynamic' | 'static';
				title: string;
				text: string;
				text_lang: 'lt' | 'en';
				img: {
					placeholder: {
						src: string;
						w: number;
						h: number;
					};
					resized: {
						src: string;
						w: number;
						h: number;
					};
					alt: string;
					srcset?: string;
				} | null;
				town: string;
				taxs: string[];
				taxs_id: number[];
				paskyrosUzimtumas: boolean;
				busy_until: string | null;
				full: boolean;
				answers_in_days: number | null;
				link: string;
				slug: string;
				average_rating: number;
				total_reviews: number;
			}[];
		};
	};
	/** POST shortlist_cards; access: guest */
	shortlist_cards: {
		input: {
			/**
			 * @minItems 0
			 * @maxItems 100
			 */
			items: {
				kind?: 'dynamic' | 'static';
				id: number;
			}[];
		};
		output: {
			status: true;
			list: ( {
				id: number;
				kind: 'dynamic' | 'static';
				title: string;
				text: string;
				text_lang: 'lt' | 'en';
				img: {
					placeholder: {
						src: string;
						w: number;
						h: number;
					};
					resized: {
						src: string;
						w: number;
						h: number;
					};
					alt: string;
					srcset?: string;
				} | null;
				town: string;
				taxs: string[];
				taxs_id: number[];
				paskyrosUzimtumas: boolean;
				busy_until: string | null;
				full: boolean;
				answers_in_days: number | null;
				link: string;
				slug: string;
				average_rating: number;
				total_reviews: number;
			} | null )[];
		};
	};
	/** POST social_auth; access: guest */
	social_auth: {
		input: {
			provider: string;
			usertype?: '1' | '2' | 'frontuser' | 'mentorius' | 'neapsisprendes';
			lang?: 'lt' | 'en';
		};
		output: {
			status: true;
			url: string;
		};
	};
	/** GET social_callback/{provider}; access: guest */
	social_callback: {
		input: {
			provider: string;
			code?: string;
			state?: string;
		};
		output: {
			status: true;
		};
	};
	/** POST social_exchange; access: guest */
	social_exchange: {
		input: {
			code: string;
			bound?: boolean;
		};
		output: {
			status: true;
			user: {
				id: number;
				role: 'frontuser' | 'mentorius' | 'neapsisprendes';
				status: 'public' | 'draft';
				review: {
					state:
						| 'draft'
						| 'submitted'
						| 'public'
						| 'returned'
						| 'rejected'
						| 'paused'
						| 'closed';
					reason: string;
				};
				email: string;
				first_name: string;
				last_name: string;
				lang: 'lt' | 'en';
				img: {
					full: string;
				} | null;
				unreadmessages: boolean;
				unreadplans: number;
				needs_consent: boolean;
				busy: boolean;
				capabilities: {
					can_message: boolean;
					can_reply: boolean;
					can_plan: boolean;
					can_review: boolean;
					can_results: boolean;
					can_edit_profile: boolean;
					can_choose_type: boolean;
				};
				token: string;
			};
		};
	};
	/** POST social_link; access: frontuser|mentorius */
	social_link: {
		input: {
			provider: string;
			current_password?: string;
		};
		output: {
			status: true;
			url: string;
		};
	};
	/** GET social_links; access: frontuser|mentorius */
	social_links: {
		input: {};
		output: {
			status: true;
			has_password: boolean;
			providers: {
				provider: 'google' | 'facebook' | 'linkedin';
				name: string;
				on: boolean;
				linked_at: string | null;
			}[];
		};
	};
	/** POST social_unlink; access: frontuser|mentorius */
	social_unlink: {
		input: {
			provider: 'google' | 'facebook' | 'linkedin';
			current_password?: string;
		};
		output: {
			status: true;
		};
	};
	/** POST statistic_open; access: guest */
	statistic_open: {
		input: {
			id: number;
			kind?: 'dynamic' | 'static';
			/**
			 * @minItems 0
			 * @maxItems 100
			 */
			taxs_id?: number[];
		};
		output: {
			status: true;
		};
	};
	/** POST submit-review; access: frontuser (public) */
	'submit-review': {
		input: {
			mentorId: number;
			rating: number;
			comment: string;
			client_id?: string;
		};
		output: {
			status: true;
			review: {
				id: number;
				rating: number;
				comment: string;
				user_name: string;
				created_at: string;
				state: 'published' | 'pending' | 'hidden';
				reason: string;
			};
		};
	};
	/** POST submit_apklausa; access: guest */
	submit_apklausa: {
		input: {
			apklausaId: number | string;
			userHash: string;
			/**
			 * @minItems 1
			 * @maxItems 30
			 */
			klausimaiAtsakymai: {
				klausimas: number | string;
				answer: number | string;
			}[];
			client_id?: string;
		};
		output: {
			status: true;
			msg: string;
		};
	};
	/** GET success_stories/{slug}; access: guest */
	success_stories: {
		input: {
			slug: string;
		};
		output: {
			status: true;
			id: number;
			title: string;
			text: string;
			img: {
				placeholder: {
					src: string;
					w: number;
					h: number;
				};
				resized: {
					src: string;
					w: number;
					h: number;
				};
				alt: string;
				srcset?: string;
			} | null;
			text_full: string;
			istorijos: {
				id: number;
				title: string;
				text: string;
				img: {
					placeholder: {
						src: string;
						w: number;
						h: number;
					};
					resized: {
						src: string;
						w: number;
						h: number;
					};
					alt: string;
					srcset?: string;
				} | null;
				link: string;
				slug: string;
				text_lang?: 'lt' | 'en';
			}[];
			link: string;
			slug: string;
			alternates: {
				lt: string | null;
				en: string | null;
			};
			meta: {
				title: string;
				description: string;
			};
			text_lang?: 'lt' | 'en';
		};
	};
	/** POST suggestion_close; access: frontuser */
	suggestion_close: {
		input: {
			id: number;
		};
		output: {
			status: true;
		};
	};
	/** GET suggestions; access: frontuser */
	suggestions: {
		input: {};
		output: {
			status: true;
			list: {
				id: number;
				note: string;
				mentors: {
					id: number;
					kind: 'dynamic' | 'static';
					title: string;
					text: string;
					text_lang: 'lt' | 'en';
					img: {
						placeholder: {
							src: string;
							w: number;
							h: number;
						};
						resized: {
							src: string;
							w: number;
							h: number;
						};
						alt: string;
						srcset?: string;
					} | null;
					town: string;
					taxs: string[];
					taxs_id: number[];
					paskyrosUzimtumas: boolean;
					busy_until: string | null;
					full: boolean;
					answers_in_days: number | null;
					link: string;
					slug: string;
					average_rating: number;
					total_reviews: number;
				}[];
				created_at: string;
			}[];
		};
	};
	/** GET today; access: frontuser|mentorius */
	today: {
		input: {};
		output: {
			status: true;
			items: {
				kind:
					| 'profile'
					| 'unread'
					| 'request'
					| 'meeting'
					| 'step'
					| 'plan'
					| 'checkin'
					| 'first_message'
					| 'event';
				title: string;
				text: string;
				url: string;
				at: string | null;
			}[];
			needs_mentor: boolean;
		};
	};
	/** POST update_step; access: frontuser (public) */
	update_step: {
		input: {
			planId: number;
			uid: string;
			veiksmas: string;
			siekiamas_rezultatas: string;
			terminas: string;
			status: boolean;
			rev?: number;
		};
		output: {
			status: true;
			step: {
				uid: string;
				veiksmas: string;
				siekiamas_rezultatas: string;
				terminas: string;
				status: boolean;
				rev: number;
			};
		};
	};
	/** GET user; access: frontuser|mentorius|neapsisprendes */
	user: {
		input: {};
		output: {
			status: true;
			user: {
				id: number;
				role: 'frontuser' | 'mentorius' | 'neapsisprendes';
				status: 'public' | 'draft';
				review: {
					state:
						| 'draft'
						| 'submitted'
						| 'public'
						| 'returned'
						| 'rejected'
						| 'paused'
						| 'closed';
					reason: string;
				};
				email: string;
				first_name: string;
				last_name: string;
				lang: 'lt' | 'en';
				img: {
					full: string;
				} | null;
				unreadmessages: boolean;
				unreadplans: number;
				needs_consent: boolean;
				busy: boolean;
				capabilities: {
					can_message: boolean;
					can_reply: boolean;
					can_plan: boolean;
					can_review: boolean;
					can_results: boolean;
					can_edit_profile: boolean;
					can_choose_type: boolean;
				};
			};
		};
	};
	/** GET user-profile; access: frontuser|mentorius|neapsisprendes */
	'user-profile': {
		input: {};
		output: {
			status: true;
			profile:
				| {
						role: 'neapsisprendes';
						email: string;
				  }
				| {
						role: 'frontuser';
						email: string;
						first_name: string;
						last_name: string;
						imones_pavadinimas: string;
						imones_veiklosregistracijos_metai: number | null;
						be_imones: boolean;
						apibudinkite_imonesveiklos_sriti: string;
						klausimaireikalinga_pagalba: string;
						town: string;
						img: {
							full: string;
							placeholder: {
								src: string;
								w: number;
								h: number;
							};
							resized: {
								src: string;
								w: number;
								h: number;
							};
						} | null;
						review: {
							state:
								| 'draft'
								| 'submitted'
								| 'public'
								| 'returned'
								| 'rejected'
								| 'paused'
								| 'closed';
							reason: string;
						};
						complete: boolean;
						missing: (
							| 'firstName'
							| 'lastName'
							| 'pavadinimas'
							| 'regMetai'
							| 'veiklosSritis'
							| 'klausimai'
						)[];
				  }
				| {
						role: 'mentorius';
						email: string;
						first_name: string;
						last_name: string;
						phone_number: string;
						pareigos_ir_imone: string;
						pareigos_ir_imone_en: string;
						sritis2: number[];
						aprasymas_lt: string;
						aprasymas_en: string;
						cv: {
							id: number;
							name: string;
							size: number;
							url: string;
						}[];
						linkedin: string;
						town: string;
						img: {
							full: string;
							placeholder: {
								src: string;
								w: number;
								h: number;
							};
							resized: {
								src: string;
								w: number;
								h: number;
							};
						} | null;
						paskyros_uzimtumas: '1' | '0';
						busy_until: string | null;
						capacity: number | null;
						slug: string;
						review: {
							state:
								| 'draft'
								| 'submitted'
								| 'public'
								| 'returned'
								| 'rejected'
								| 'paused'
								| 'closed';
							reason: string;
						};
						complete: boolean;
						missing: (
							| 'firstName'
							| 'lastName'
							| 'pareigosirimone'
							| 'aprasymaslt'
						)[];
				  };
		};
	};
	/** GET user-results; access: mentorius */
	'user-results': {
		input: {};
		output: {
			status: true;
			results: {
				sus_cat: {
					id: number;
					name: string;
					total: number;
				}[];
				sus_men: {
					total: number;
					last30: number;
					by_month: {
						month: string;
						total: number;
					}[];
				};
				aktyvumas: {
					conversations: number;
					messages_sent: number;
					messages_received: number;
					plans_received: number;
					plans_completed: number;
					steps_completed: number;
					reply_rate: number | null;
					median_reply_hours: number | null;
					by_month: {
						month: string;
						messages: number;
						plans: number;
					}[];
				};
				meetings: {
					held: number;
					minutes: number;
					by_month: {
						month: string;
						held: number;
						minutes: number;
					}[];
					by_year: {
						year: number;
						held: number;
						minutes: number;
					}[];
				};
			};
			agency: string;
		};
	};
	/** GET user/cv/{id}; access: frontuser|mentorius */
	'user/cv': {
		input: {
			id: string;
		};
		output: string;
	};
	/** POST user/deleteavatar; access: frontuser|mentorius */
	'user/deleteavatar': {
		input: {};
		output: {
			status: true;
		};
	};
	/** POST user/deletecv; access: mentorius */
	'user/deletecv': {
		input: {
			file: number;
		};
		output: {
			status: true;
			text: string;
			files: {
				id: number;
				name: string;
				size: number;
				url: string;
			}[];
		};
	};
	/** POST user/editavatar; access: frontuser|mentorius */
	'user/editavatar': {
		input: {};
		output: {
			status: true;
			img: {
				full: string;
				placeholder: {
					src: string;
					w: number;
					h: number;
				};
				resized: {
					src: string;
					w: number;
					h: number;
				};
			};
		};
	};
	/** POST user/editcv; access: mentorius */
	'user/editcv': {
		input: {};
		output: {
			status: true;
			success: true;
			data: {
				files: {
					id: number;
					name: string;
					size: number;
					url: string;
				}[];
			};
			message: string;
		};
	};
	/** GET veiksmu-planai/{id}; access: frontuser|mentorius */
	'veiksmu-planai': {
		input: {
			id: number;
		};
		output: {
			status: true;
			data: {
				id: number;
				open: boolean;
				date: string;
				name: string;
				verslininkas: {
					id: number;
					fullname: string;
					img: {
						placeholder: {
							src: string;
							w: number;
							h: number;
						};
						resized: {
							src: string;
							w: number;
							h: number;
						};
						alt: string;
						srcset?: string;
					} | null;
				};
				mentorius: {
					id: number;
					fullname: string;
					img: {
						placeholder: {
							src: string;
							w: number;
							h: number;
						};
						resized: {
							src: string;
							w: number;
							h: number;
						};
						alt: string;
						srcset?: string;
					} | null;
				};
				sukurimo_data: string;
				redagavimo_data: string;
				verslininko_paskirtas_statusas: 'aktyvus' | 'baigtas';
				mentoriaus_paskirtas_statusas: 'aktyvus' | 'baigtas';
				pagrindinis_tikslas: string;
				etapai: {
					uid: string;
					veiksmas: string;
					siekiamas_rezultatas: string;
					terminas: string;
					status: boolean;
					rev: number;
				}[];
				progress: {
					done: number;
					total: number;
				};
				finished_on: string | null;
				mentorship_id: number | null;
				thanks: {
					founder: string | null;
					mentor: string | null;
				};
			};
		};
	};
	/** GET veiksmu-planai/{id}/ics; access: frontuser|mentorius */
	'veiksmu-planai/ics': {
		input: {
			id: number;
		};
		output: string;
	};
}

/** How each is called; `{name}` in a path is filled from the input. */
export const ROUTES: {
	readonly [ Name in keyof Routes ]: {
		readonly method: 'GET' | 'POST';
		readonly path: string;
	};
} = {
	accept_consents: { method: 'POST', path: 'accept_consents' },
	apklausa: { method: 'GET', path: 'apklausa/{id}/{userHash}' },
	block: { method: 'POST', path: 'block' },
	blocks: { method: 'GET', path: 'blocks' },
	bot_challenge: { method: 'GET', path: 'bot_challenge' },
	calendar_feed: { method: 'POST', path: 'calendar_feed' },
	calendar_feed_end: { method: 'POST', path: 'calendar_feed_end' },
	calendar_feed_state: { method: 'GET', path: 'calendar_feed' },
	change_shortlist: { method: 'POST', path: 'shortlist' },
	checkin: { method: 'POST', path: 'checkin' },
	checkin_question: { method: 'GET', path: 'checkin/{token}' },
	confirm_email: { method: 'POST', path: 'confirm_email' },
	confirm_resend: { method: 'POST', path: 'confirm_resend' },
	conversation_read: { method: 'POST', path: 'conversation_read' },
	data_request: { method: 'POST', path: 'data_request' },
	data_requests: { method: 'GET', path: 'data_requests' },
	events: { method: 'GET', path: 'events/{slug}' },
	'events/ics': { method: 'GET', path: 'events/{slug}/ics' },
	events_feed: { method: 'GET', path: 'events.ics' },
	extend_session: { method: 'POST', path: 'extend_session' },
	find_mentors: { method: 'POST', path: 'find_mentors' },
	first_message: { method: 'GET', path: 'first_message' },
	'get-user-id': { method: 'GET', path: 'get-user-id' },
	get_conversation_meta: { method: 'GET', path: 'get_conversation_meta' },
	get_conversations: { method: 'GET', path: 'get_conversations' },
	get_default: { method: 'GET', path: 'get_default/{pageId}' },
	get_events: { method: 'GET', path: 'get_events' },
	get_home: { method: 'GET', path: 'get_home' },
	get_mail_settings: { method: 'GET', path: 'get_mail_settings' },
	get_menu: { method: 'GET', path: 'get_menu' },
	get_message_mails: { method: 'GET', path: 'get_message_mails' },
	get_own_review: { method: 'GET', path: 'get_own_review' },
	get_plans: { method: 'POST', path: 'get_plans/{page}' },
	get_plans_status: { method: 'GET', path: 'get_plans_status' },
	get_reviews: { method: 'GET', path: 'get_reviews' },
	get_router: { method: 'GET', path: 'get_router' },
	get_success_stories: { method: 'GET', path: 'get_success_stories/{page}' },
	keep_first_message: { method: 'POST', path: 'first_message' },
	leave_portal: { method: 'POST', path: 'leave_portal' },
	login: { method: 'POST', path: 'login' },
	logout: { method: 'POST', path: 'logout' },
	lost: { method: 'POST', path: 'lost' },
	lost_reset: { method: 'POST', path: 'lost_reset' },
	mark_plan_as_completed: { method: 'POST', path: 'mark_plan_as_completed' },
	mark_step_as_completed: { method: 'POST', path: 'mark_step_as_completed' },
	meeting_answer: { method: 'POST', path: 'meeting_answer' },
	meeting_cancel: { method: 'POST', path: 'meeting_cancel' },
	meeting_log: { method: 'POST', path: 'meeting_log' },
	meeting_propose: { method: 'POST', path: 'meeting_propose' },
	meetings: { method: 'GET', path: 'meetings' },
	mentoriai_dynamic: { method: 'POST', path: 'mentoriai_dynamic' },
	'mentoriai_dynamic/tax': { method: 'GET', path: 'mentoriai_dynamic/tax' },
	mentoriai_dynamic_single: {
		method: 'GET',
		path: 'mentoriai_dynamic_single/{slug}',
	},
	mentoriai_static: { method: 'POST', path: 'mentoriai_static' },
	'mentoriai_static/tax': { method: 'GET', path: 'mentoriai_static/tax' },
	mentoriai_static_single: {
		method: 'GET',
		path: 'mentoriai_static_single/{slug}',
	},
	mentorship: { method: 'GET', path: 'mentorships/{id}' },
	mentorship_decline: { method: 'POST', path: 'mentorship_decline' },
	mentorship_end: { method: 'POST', path: 'mentorship_end' },
	mentorship_withdraw: { method: 'POST', path: 'mentorship_withdraw' },
	mentorships: { method: 'GET', path: 'mentorships' },
	message_reply: { method: 'POST', path: 'message_reply' },
	message_send: { method: 'POST', path: 'message_send' },
	notify_me: { method: 'POST', path: 'notify_me' },
	'openapi.json': { method: 'GET', path: 'openapi.json' },
	plan_open: { method: 'POST', path: 'plan_open' },
	private_calendar: { method: 'GET', path: 'calendar/{token}.ics' },
	register: { method: 'POST', path: 'register' },
	report: { method: 'POST', path: 'report' },
	save_new_plan: { method: 'POST', path: 'save_new_plan' },
	save_profile: { method: 'POST', path: 'save_profile' },
	sessions: { method: 'GET', path: 'sessions' },
	sessions_end: { method: 'POST', path: 'sessions_end' },
	'set-user-pass': { method: 'POST', path: 'set-user-pass' },
	'set-user-type': { method: 'POST', path: 'set-user-type' },
	set_mail_settings: { method: 'POST', path: 'set_mail_settings' },
	set_message_mails: { method: 'POST', path: 'set_message_mails' },
	shortlist: { method: 'GET', path: 'shortlist' },
	shortlist_cards: { method: 'POST', path: 'shortlist_cards' },
	social_auth: { method: 'POST', path: 'social_auth' },
	social_callback: { method: 'GET', path: 'social_callback/{provider}' },
	social_exchange: { method: 'POST', path: 'social_exchange' },
	social_link: { method: 'POST', path: 'social_link' },
	social_links: { method: 'GET', path: 'social_links' },
	social_unlink: { method: 'POST', path: 'social_unlink' },
	statistic_open: { method: 'POST', path: 'statistic_open' },
	'submit-review': { method: 'POST', path: 'submit-review' },
	submit_apklausa: { method: 'POST', path: 'submit_apklausa' },
	success_stories: { method: 'GET', path: 'success_stories/{slug}' },
	suggestion_close: { method: 'POST', path: 'suggestion_close' },
	suggestions: { method: 'GET', path: 'suggestions' },
	today: { method: 'GET', path: 'today' },
	update_step: { method: 'POST', path: 'update_step' },
	user: { method: 'GET', path: 'user' },
	'user-profile': { method: 'GET', path: 'user-profile' },
	'user-results': { method: 'GET', path: 'user-results' },
	'user/cv': { method: 'GET', path: 'user/cv/{id}' },
	'user/deleteavatar': { method: 'POST', path: 'user/deleteavatar' },
	'user/deletecv': { method: 'POST', path: 'user/deletecv' },
	'user/editavatar': { method: 'POST', path: 'user/editavatar' },
	'user/editcv': { method: 'POST', path: 'user/editcv' },
	'veiksmu-planai': { method: 'GET', path: 'veiksmu-planai/{id}' },
	'veiksmu-planai/ics': { method: 'GET', path: 'veiksmu-planai/{id}/ics' },
};
